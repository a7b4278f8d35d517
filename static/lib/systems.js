// @ts-check
// The rule systems of the server, named in the language of this device.
import { askJson, failureOf } from "./api.js";
import { packText } from "./catalogues.js";
import { firstWording } from "./text.js";

const named = async (/** @type {any} */ one, /** @type {string} */ language) => {
  const texts = await Promise.all([packText(one.id, language), packText(one.id, "en")]);
  const name = firstWording([language, "en"], texts, "system-name") ?? one.id;
  return { ...one, name, summary: firstWording([language, "en"], texts, "system-summary") ?? "" };
};

/** `on.readSystems` puts them into the page's state. @param {{store: any, on: any}} page */
export const listSystems = ({ store, on }) => {
  on.readSystems = async () => {
    try {
      const said = await askJson("systems", { method: "GET" });
      const systems = await Promise.all(said.map((/** @type {any} */ one) => named(one, store.state.prefs.language)));
      on.ui({ systems, systemsFailure: null, system: store.state.ui.system ?? systems[0]?.id ?? null });
    } catch (error) {
      on.ui({ systemsFailure: failureOf(error) });
    }
  };
};
