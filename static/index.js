// @ts-check
// The front page.
import { askJson, failureOf } from "./lib/api.js";
import { packText } from "./lib/catalogues.js";
import { remember, tidyCode } from "./lib/session.js";
import { startPage } from "./lib/start.js";
import { firstWording, t } from "./lib/text.js";
import { landing } from "./views/landing.js";

const { store, on } = startPage("index", landing);

const named = async (/** @type {any} */ one, /** @type {string} */ language) => {
  const texts = await Promise.all([packText(one.id, language), packText(one.id, "en")]);
  const name = firstWording([language, "en"], texts, "system-name") ?? one.id;
  return { ...one, name, summary: firstWording([language, "en"], texts, "system-summary") ?? "" };
};

on.readSystems = async () => {
  try {
    const said = await askJson("systems", { method: "GET" });
    const systems = await Promise.all(said.map((/** @type {any} */ one) => named(one, store.state.prefs.language)));
    on.ui({ systems, systemsFailure: null, system: store.state.ui.system ?? systems[0]?.id ?? null });
  } catch (error) {
    on.ui({ systemsFailure: failureOf(error) });
  }
};

on.open = async (/** @type {{name?: string, demo: boolean}} */ { name, demo }) => {
  const { system } = store.state.ui;
  const called = demo ? t("room-name-example") : name;
  on.ui({ busy: true, failure: null });
  try {
    const json = { system, language: store.state.prefs.language, ...(called ? { name: called } : {}), ...(demo ? { demo } : {}) };
    const { room, gm, join, display } = await askJson("rooms", { json });
    remember(`links.${room}`, { join: join.url, display: display.url });
    location.href = gm.url;
  } catch (error) {
    on.ui({ busy: false, failure: failureOf(error) });
  }
};

on.join = (/** @type {string} */ code) => {
  location.href = `/join${location.search}#${encodeURIComponent(tidyCode(code))}`;
};

store.subscribe((state, before) => {
  if (state.prefs.language !== before.prefs.language) on.readSystems();
});
on.readSystems();
