// A client of a world in Foundry: its globals, its start, and the packed module in it.
import { begin, docOf, docsOf, take, world } from "./documents.js";
import { Hooks } from "./hooks.js";
import { ApplicationV2, ChatMessage, listMenus, settings, ui } from "./windows.js";

const asked = new URLSearchParams(location.search);
const generation = Number(asked.get("generation") ?? 13);
const PADDING = 300;
const SIZE = 100;
const words = {};
const me = asked.get("user");
begin(me, generation);

const user = (id) => ({ ...world.users[id], id, isSelf: id === me, character: docOf("actors", world.users[id].character) });
const scene = {
  id: "scene",
  grid: { type: 1, size: SIZE },
  dimensions: { size: SIZE, sceneX: PADDING, sceneY: PADDING, sceneWidth: 20 * SIZE, sceneHeight: 14 * SIZE },
};
const localize = (id) => id.split(".").reduce((at, key) => at?.[key], words) ?? id;
Object.assign(window, {
  Hooks,
  ChatMessage,
  ui,
  canvas: { ready: true, scene },
  foundry: { applications: { api: { ApplicationV2 } } },
  game: {
    release: { generation },
    system: { id: "fake", primaryTokenAttribute: "attributes.hp" },
    world: { id: "ford", title: "The ford" },
    i18n: { lang: asked.get("lang") ?? "en", localize },
    settings,
    get user() {
      return user(me);
    },
    get users() {
      const all = Object.keys(world.users).sort().map(user);
      return { find: (wanted) => all.find(wanted), activeGM: all.find((one) => one.isGM && one.active) ?? null };
    },
    get combat() {
      return docsOf("combats")[0] ?? null;
    },
    get messages() {
      return { find: (wanted) => docsOf("messages").find(wanted) };
    },
  },
});

await new Promise((resolve) => {
  const events = new EventSource(`/events?user=${me}`);
  events.addEventListener("world", ({ data }) => {
    Object.assign(world, JSON.parse(data));
    resolve();
  });
  events.addEventListener("op", ({ data }) => {
    const op = JSON.parse(data);
    take(op);
    if (op.kind === "users") Hooks.callAll("userConnected", user(op.id), op.changes.active);
    if (op.kind === "settings") settings.registered.get(op.id)?.onChange?.(op.changes.value);
  });
});

const home = "/modules/offturn/";
const module = await (await fetch(`${home}module.json`)).json();
for (const style of module.styles) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: home + style }));
for (const { lang, path } of module.languages) {
  if (lang === "en" || lang === game.i18n.lang) Object.assign(words, await (await fetch(home + path)).json());
}
for (const script of module.esmodules) await import(home + script);
for (const hook of ["init", "i18nInit", "setup", "ready", "canvasReady"]) Hooks.callAll(hook, window.canvas);
listMenus();

const at = (column, row) => ({ x: PADDING + (column - 1) * SIZE, y: PADDING + (row - 1) * SIZE });
window.fake = {
  tokens: () => Object.fromEntries(docsOf("tokens").map((one) => [one.name, [(one._source.x - PADDING) / SIZE + 1, (one._source.y - PADDING) / SIZE + 1]])),
  /** As the mouse does it, cell by cell as they are given. */
  drag(name, cells, method = "dragging") {
    const token = docsOf("tokens").find((one) => one.name === name);
    const waypoints = cells.map(([column, row]) => at(column, row));
    return token.update(waypoints.at(-1), { method, waypoints }).then(() => {});
  },
  hp: (name, value) => docsOf("actors").find((one) => one.name === name).update({ "system.attributes.hp.value": value }).then(() => {}),
  initiative: (name, value) => docsOf("combatants").find((one) => one.name === name).update({ initiative: value }).then(() => {}),
  start: () => game.combat.startCombat().then(() => {}),
  next: () => game.combat.nextTurn().then(() => {}),
  twice: () => game.combat.nextTurn().then(() => game.combat.nextTurn()).then(() => {}),
  facts: () => ({
    round: game.combat.round,
    turn: game.combat.combatant?.name ?? null,
    all: Object.fromEntries(docsOf("combatants").map((one) => [one.name, { hp: one.actor.system.attributes.hp.value, initiative: one.initiative, defeated: !!one.defeated }])),
  }),
  set: (key, value) => settings.set("offturn", key, value).then(() => {}),
};
