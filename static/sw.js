// What the pages are made of, kept on the device so that they open on a bad line. What a room says is never kept.
const VERSION = "offturn-BUILD";
const SHELL = ["SHELL"];
const PAGES = ["/play", "/join"];
const PATIENCE_MS = 3000;
const ANY = { ignoreSearch: true };

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
    return answer ?? (await caches.match(request, ANY)) ?? asked;
  } catch (error) {
    const kept = await caches.match(request, ANY);
    if (kept) return kept;
    throw error;
  }
};

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Somebody is waited for: said unless they look already. What is shown came worded, in the seat's language. */
const call = async ({ kind, lang, title, body }) => {
  if ((await pages()).some((one) => one.visibilityState === "visible")) return;
  const icon = SHELL.find((one) => one.includes("app-192"));
  await self.registration.showNotification(title, { body, lang, icon, tag: "offturn", renotify: true, requireInteraction: kind === "prompt" });
};

self.addEventListener("push", (event) => event.waitUntil(call(event.data.json())));

const open = async () => {
  const here = (await pages()).find((one) => new URL(one.url).pathname === "/play");
  return here ? here.focus() : self.clients.openWindow("/play?back");
};

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromDevice(request));
  else if (PAGES.includes(pathname) || pathname.startsWith("/locales/")) event.respondWith(fromLine(request));
});
