// @ts-check
// From a join code to a seat.
import { askJson, failureOf } from "./api.js";
import { packText } from "./catalogues.js";
import { fragment, recall, remember, tidyCode } from "./session.js";

/** @param {{store: any, on: any}} page @param {(seat: {room: string, token: string, name?: string}) => void} seated
 * @param {{named?: string, framed?: boolean, own?: string[]}} [how] the name that somebody has already; whether the address is not this page's own; characters that are theirs elsewhere */
export const joining = ({ store, on }, seated, { named = "", framed = false, own = [] } = {}) => {
  const set = (/** @type {object} */ patch) => on.ui({ joining: { ...store.state.ui.joining, ...patch } });
  const go = (/** @type {{room: string, token: string, name?: string}} */ seat) => {
    if (!framed) history.replaceState(null, "", `/play${location.search}${fragment(seat)}`);
    on.ui({ joining: null });
    seated(seat);
  };
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    set({ busy: true, failure: null });
    try {
      await work();
    } catch (error) {
      set({ failure: failureOf(error) });
    }
    if (store.state.ui.joining) set({ busy: false });
  };
  on.preview = (/** @type {string} */ typed) =>
    attempt(async () => {
      const code = tidyCode(typed);
      set({ code, known: framed ? null : recall(`seat.${code}`) });
      const found = await askJson("session", { json: { join: code } });
      packText(found.room.system, store.state.prefs.language);
      const theirs = (/** @type {any} */ one) => Number(own.includes(one.name));
      set({ found: { ...found, free: [...found.free].sort((/** @type {any} */ one, /** @type {any} */ two) => theirs(two) - theirs(one)) } });
    });
  on.takeSeat = (/** @type {string} */ name, /** @type {string[]} */ want) =>
    attempt(async () => {
      const { code } = store.state.ui.joining;
      set({ name });
      const { room, token } = await askJson("session", { json: { join: code, name, language: store.state.prefs.language, ...(want.length ? { want } : {}) } });
      if (!framed) remember(`seat.${code}`, { room, token, name });
      go({ room, token, name });
    });
  on.goBack = () => go(store.state.ui.joining.known);
  on.ui({ joining: { code: "", found: null, failure: null, busy: false, known: framed ? null : recall("seat"), name: named } });
};
