// @ts-check
// The front page.
import { askJson, failureOf } from "./lib/api.js";
import { restoreRooms } from "./lib/room-life.js";
import { remember, tidyCode } from "./lib/session.js";
import { startPage } from "./lib/start.js";
import { listSystems } from "./lib/systems.js";
import { t } from "./lib/text.js";
import { landing } from "./views/landing.js";

const page = startPage("index", landing);
const { store, on } = page;
listSystems(page);
restoreRooms(on);

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
