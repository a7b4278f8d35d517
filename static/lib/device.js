// @ts-check
// What this device can do for somebody at a table: install the page, keep the screen on, tell of calls.

/** @type {any} */
let offer = null;
/** @type {Set<() => void>} */
const watchers = new Set();

globalThis.addEventListener?.("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  for (const watch of watchers) watch();
});

/** @param {() => void} watch called when it becomes known that the page can be installed */
export const onInstallable = (watch) => watchers.add(watch);

export const isInstalled = () => matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;

/** How this page becomes an app here: by a button, by the share menu of an iPhone, or not at all. @returns {"button" | "share" | "no"} */
export const installWay = () => (offer ? "button" : !isInstalled() && /iPhone|iPad/.test(navigator.userAgent) ? "share" : "no");

export const install = () => {
  offer?.prompt();
  offer = null;
};

/** Whether the page came over a line on which browsers allow wake lock, install and push. */
export const isSecure = () => globalThis.isSecureContext;

/** Keep what the page is made of on the device, once it is there; never what a room says. */
export const keepShell = () => {
  const keep = () => navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (!("serviceWorker" in navigator) || !isSecure()) return;
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
};
