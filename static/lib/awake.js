// @ts-check
// Keeps the screen on where the browser can (not over plain HTTP), and again after every return.

/** @type {WakeLockSentinel | null} */
let lock = null;

const take = async () => {
  if (!("wakeLock" in navigator) || document.hidden || (lock && !lock.released)) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
};

export const canStayAwake = () => "wakeLock" in navigator;

export const stayAwake = () => {
  document.addEventListener("visibilitychange", take);
  document.addEventListener("pointerdown", take, { passive: true });
  take();
};
