// @ts-check
// From a join code to a seat.
import { askJson, failureOf } from "./api.js";
import { fragment, recall, remember, tidyCode } from "./session.js";

/** @param {{store: any, on: any}} page @param {(seat: {room: string, token: string}) => void} seated */
export const joining = ({ store, on }, seated) => {
  const set = (/** @type {object} */ patch) => on.ui({ joining: { ...store.state.ui.joining, ...patch } });
  const go = (/** @type {{room: string, token: string}} */ seat) => {
    history.replaceState(null, "", `/play${location.search}${fragment(seat)}`);
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
      set({ code, known: recall(`seat.${code}`) });
      set({ found: await askJson("session", { json: { join: code } }) });
    });
  on.takeSeat = (/** @type {string} */ name, /** @type {string[]} */ want) =>
    attempt(async () => {
      const { code } = store.state.ui.joining;
      set({ name });
      const { room, token } = await askJson("session", { json: { join: code, name, language: store.state.prefs.language, ...(want.length ? { want } : {}) } });
      remember(`seat.${code}`, { room, token, name });
      go({ room, token });
    });
  on.goBack = () => go(store.state.ui.joining.known);
  on.ui({ joining: { code: "", found: null, failure: null, busy: false, known: recall("seat"), name: "" } });
};
