// @ts-check
// Owlbear Rodeo as the pages know it: its SDK, loaded only once the frame around this page is known.
import { hostOf, knownOrigins } from "./gate.js";

/** @typedef {typeof import("@owlbear-rodeo/sdk").default} Obr */
/** @typedef {{obr: Obr, room: string, connection: string, player: {id: string, name: string, gm: boolean}}} Host */

/** The host says once that it is ready, perhaps before the SDK has come: then it is told what was said. @param {string} origin */
const keepReady = (origin) => {
  /** @type {any} */
  let said = null;
  const keep = (/** @type {MessageEvent} */ event) => {
    if (event.origin === origin && event.source === window.parent && event.data?.id === "OBR_READY") said = event.data;
  };
  addEventListener("message", keep);
  return {
    hand() {
      removeEventListener("message", keep);
      if (said) dispatchEvent(new MessageEvent("message", { data: said, origin, source: window.parent }));
    },
  };
};

/** The host's side, or nothing where this page is framed by nobody that may. `gm` is what the host says: a hint. @returns {Promise<Host | null>} */
export const openHost = async () => {
  const found = hostOf(location.search, knownOrigins(document), window.parent !== window);
  if (!found) return null;
  const early = keepReady(found.origin);
  const { default: obr } = await import("@owlbear-rodeo/sdk");
  early.hand();
  await new Promise((resolve) => obr.onReady(() => resolve(null)));
  const [name, role, connection] = await Promise.all([obr.player.getName(), obr.player.getRole(), obr.player.getConnectionId()]);
  return { obr, room: found.room, connection, player: { id: obr.player.id, name, gm: role === "GM" } };
};
