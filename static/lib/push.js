// @ts-check
// Calls to this device while nobody looks at the page: off until somebody asks for them.
import { ask, askJson } from "./api.js";
import { installWay, isSecure } from "./device.js";
import { fragment, recall, remember } from "./session.js";

const KEPT = "called";

/** Whether this device can be called, and what is in the way. @returns {"yes" | "install" | "denied" | "no"} */
export const pushWay = () => {
  if (!isSecure() || !("serviceWorker" in navigator)) return "no";
  if (!("PushManager" in globalThis)) return installWay() === "share" ? "install" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
};

/** @param {ServiceWorkerRegistration} worker @param {string} key @returns {Promise<PushSubscription>} */
const subscribed = async (worker, key) => {
  const how = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(how);
  } catch (error) {
    // It was made with another server's key.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(how);
  }
};

/** The seat for which this device is called, brought back where a call was tapped. @returns {{room: string, token: string} | null} */
export const calledSeat = () => {
  const kept = new URLSearchParams(location.search).has("back") ? recall(KEPT) : null;
  if (kept) history.replaceState(null, "", `/play${fragment(kept)}`);
  return kept;
};

/** @param {{room: string, token: string}} seat */
const begin = async (seat) => {
  const { key } = await askJson(`rooms/${seat.room}/push`, { method: "GET", token: seat.token });
  const to = (await subscribed(await navigator.serviceWorker.ready, key)).toJSON();
  const before = recall(KEPT);
  if (before && before.token !== seat.token) await tell(before, before.endpoint);
  await ask(`rooms/${seat.room}/push`, { json: { endpoint: to.endpoint, keys: to.keys }, token: seat.token });
  remember(KEPT, { ...seat, endpoint: to.endpoint });
};

/** That a seat's calls end. @param {{room: string, token: string}} seat @param {string} endpoint */
const tell = (seat, endpoint) => ask(`rooms/${seat.room}/push`, { method: "DELETE", json: { endpoint }, token: seat.token }).catch(() => null);

const end = async () => {
  const kept = recall(KEPT);
  remember(KEPT, null);
  if (kept) await tell(kept, kept.endpoint);
  await (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.unsubscribe();
};

/** What is told while nobody looks has been seen. */
const clear = async () => {
  if (document.hidden) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const one of (await worker?.getNotifications()) ?? []) one.close();
};

/** Let somebody turn calls on and off; those that are on go with the seat. @param {{store: any, on: any}} page @param {{room: string, token: string}} seat */
export const offerCalls = ({ store, on }, seat) => {
  if (pushWay() === "no") return;
  const attempt = async (/** @type {() => Promise<unknown>} */ work, /** @type {boolean} */ want) => {
    try {
      await work();
      on.prefs({ push: want });
      on.ui({ pushFailed: false });
    } catch {
      on.prefs({ push: false });
      on.ui({ pushFailed: true });
    }
  };
  on.push = async (/** @type {boolean} */ want) => {
    on.prefs({ push: want });
    if (!want) return attempt(end, false);
    const allowed = (await Notification.requestPermission()) === "granted";
    return allowed ? attempt(() => begin(seat), true) : on.prefs({ push: false });
  };
  if (store.state.prefs.push && Notification.permission === "granted") attempt(() => begin(seat), true);
  document.addEventListener("visibilitychange", clear);
  clear();
};
