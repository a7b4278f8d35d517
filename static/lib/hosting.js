// @ts-check
// What a GM does with seats over HTTP: new ones, new links, the join code.
import { askJson, failureOf } from "./api.js";

/** @param {any} on @param {{room: string, token: string}} seat */
export const host = (on, { room, token }) => {
  const call = async (/** @type {string} */ path, /** @type {object} */ json) => {
    try {
      return await askJson(`rooms/${room}/${path}`, { json, token });
    } catch (error) {
      on.ui({ failure: failureOf(error) });
      return null;
    }
  };
  const show = (/** @type {any} */ made) => made && on.ui({ invitation: made });
  on.invite = async (/** @type {string} */ role, /** @type {string} */ name) => show(await call("seats", { role, name }));
  on.newLink = async (/** @type {string} */ id) => show(await call(`seats/${encodeURIComponent(id)}/link`, { reissue: true }));
  on.pairFoundry = async () => {
    const made = await call("pairing", {});
    if (made) on.ui({ paired: made });
  };
  on.joinCode = (/** @type {boolean} */ open) => call("code", { open });
};
