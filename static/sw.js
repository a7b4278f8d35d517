// What the pages are made of, kept on the device so that they open on a bad line. What a room says is never kept.
const VERSION = "offturn-BUILD";
const SHELL = ["SHELL"];
const PAGES = ["/play", "/join"];
const PATIENCE_MS = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll([...PAGES, ...SHELL])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

const keep = async (request, answer) => {
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
};

/** Files whose address changes with their content. */
const fromDevice = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

/** What may change: the line first, the device when the line is silent. */
const fromLine = async (request) => {
  const asked = fetch(request).then((answer) => keep(request, answer));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([asked, late]);
    return answer ?? (await caches.match(request)) ?? asked;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromDevice(request));
  else if (PAGES.includes(pathname) || pathname.startsWith("/locales/")) event.respondWith(fromLine(request));
});
