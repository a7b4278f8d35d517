// @ts-check
// Between the frames of one tab: what is said here reaches neither the host nor other extensions.

/** @param {import("./host.js").Host} host @param {(message: any) => void} take */
export const openChannel = ({ room, connection }, take) => {
  const channel = new BroadcastChannel(`offturn.owlbear.${room}.${connection}`);
  channel.onmessage = (event) => {
    if (event.origin === location.origin && typeof event.data?.t === "string") take(event.data);
  };
  return (/** @type {object} */ message) => channel.postMessage(message);
};
