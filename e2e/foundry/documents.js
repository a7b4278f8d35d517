// Documents of the world: data that all clients share, changed by way of the server, with the hooks of each version.
import { Hooks } from "./hooks.js";

export const world = { users: {}, actors: {}, tokens: {}, combats: {}, combatants: {}, messages: {}, settings: {} };
const NAMES = { actors: "Actor", tokens: "Token", combats: "Combat", combatants: "Combatant", messages: "ChatMessage" };
const made = new Map();
const waiting = new Map();
let me = "";
let generation = 13;

export const begin = (user, version) => ([me, generation] = [user, version]);
const random = () => Math.random().toString(36).slice(2, 18);
const freeze = (value) => {
  if (typeof value === "object" && value && !(value instanceof Doc)) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

/** "a.b": 1 becomes {a: {b: 1}}. */
const expanded = (flat) => {
  const full = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split(".");
    const last = keys.pop();
    keys.reduce((at, key) => (at[key] ??= {}), full)[last] = value;
  }
  return full;
};
const merge = (into, from) => {
  for (const [key, value] of Object.entries(from)) {
    if (value && typeof value === "object" && !Array.isArray(value) && into[key] && typeof into[key] === "object") merge(into[key], value);
    else into[key] = value;
  }
};
const changesOf = (data, wanted) => Object.fromEntries(Object.entries(wanted).filter(([key, value]) => JSON.stringify(data[key]) !== JSON.stringify(value)));

let sent = Promise.resolve();
/** Through the server and back, as Foundry's database does: over one line, so that what is sent first is done first. */
export const send = (op) => {
  const id = random();
  const done = new Promise((resolve) => waiting.set(id, resolve));
  const body = JSON.stringify({ ...op, op: id, user: me });
  sent = sent.then(() => fetch("/change", { method: "POST", body }));
  return done;
};

/** A wall from top to bottom, left of the twelfth column: from V13 on it stops what a script moves, but no GM who drags. */
const WALL = 1400;
const throughWall = ({ origin, destination }) => origin.x < WALL !== destination.x < WALL;

export class Doc {
  constructor(kind, id) {
    Object.assign(this, { kind, id });
  }
  get data() {
    return world[this.kind][this.id] ?? this.kept;
  }
  toObject() {
    return structuredClone(this.data);
  }
  /** The way of a token as V13 tells it; nothing where it does not move. */
  movement(changes, { method = "api", waypoints } = {}) {
    if (this.kind !== "tokens" || generation < 13 || !("x" in changes || "y" in changes)) return null;
    const { x, y } = this.data;
    const destination = { x, y, ...changes };
    return freeze({ id: random(), method, origin: { x, y }, destination, passed: { waypoints: waypoints ?? [destination] }, pending: { waypoints: [] } });
  }
  async update(flat, options = {}) {
    const changes = changesOf(this.data, expanded(flat));
    const movement = this.movement(changes, options);
    const stopped = movement && options.method !== "dragging" && !options.movement?.[this.id]?.constrainOptions?.ignoreWalls && throughWall(movement);
    if (stopped || (movement && !Hooks.call("preMoveToken", this, movement, options))) ["x", "y"].forEach((key) => delete changes[key]);
    if (!Hooks.call(`preUpdate${NAMES[this.kind]}`, this, changes, options, me) || !Object.keys(changes).length) return undefined;
    await send({ do: "update", kind: this.kind, id: this.id, changes, options, movement });
    return this;
  }
  async delete() {
    await send({ do: "delete", kind: this.kind, id: this.id });
  }
}

/** Getters of the documents that a module reads. */
const reads = (kind, getters) => {
  class Own extends Doc {}
  for (const [key, get] of Object.entries(getters)) Object.defineProperty(Own.prototype, key, { get() { return get(this.data, this); } });
  made.set(kind, { Own, all: new Map() });
};
export const docOf = (kind, id) => {
  const { Own, all } = made.get(kind);
  if (!all.has(id) && world[kind][id]) all.set(id, new Own(kind, id));
  return all.get(id) ?? null;
};
export const docsOf = (kind) => Object.keys(world[kind]).map((id) => docOf(kind, id));
const own = (...keys) => Object.fromEntries(keys.map((key) => [key, (data) => data[key]]));

reads("actors", { ...own("name", "type", "system", "flags"), hasPlayerOwner: (data) => Object.keys(data.ownership ?? {}).some((id) => !world.users[id].isGM), isOwner: (data) => world.users[me].isGM || me in (data.ownership ?? {}) });
const drawn = (key) => (data, one) => one.drawn?.[key] ?? data[key];
reads("tokens", { ...own("name", "width", "height", "hidden", "disposition", "actorLink", "actorId"), x: drawn("x"), y: drawn("y"), _source: (data) => data, parent: () => window.canvas.scene, actor: (data) => docOf("actors", data.actorId) });
reads("combatants", {
  ...own("actorId", "tokenId", "initiative", "hidden", "defeated", "flags"),
  token: (data) => docOf("tokens", data.tokenId), actor: (data) => docOf("actors", data.actorId),
  name: (data) => data.name ?? docOf("tokens", data.tokenId)?.name, isDefeated: (data) => !!data.defeated, isOwner: (data, one) => one.actor.isOwner,
});
reads("combats", {
  ...own("round", "turn"), scene: () => window.canvas.scene, combatants: () => docsOf("combatants"), started: (data) => data.round > 0,
  turns: () => docsOf("combatants").sort((one, two) => (two.initiative ?? -Infinity) - (one.initiative ?? -Infinity) || one.id.localeCompare(two.id)),
  combatant: (data, one) => (data.turn === null ? null : one.turns[data.turn]),
  startCombat: (data, one) => () => one.update({ round: 1, turn: 0 }),
  nextTurn: (data, one) => () => (data.turn + 1 < one.turns.length ? one.update({ turn: data.turn + 1 }) : one.update({ round: data.round + 1, turn: 0 })),
});
reads("messages", { ...own("content", "whisper", "flags", "author"), isAuthor: (data) => data.author === me, visible: (data) => !data.whisper?.length || data.author === me || data.whisper.includes(me) });

const ANIMATION_MS = 300;
/** While a token is drawn on its way, its document says where it is drawn; where it is says its source alone. */
const draw = (doc) => {
  doc.drawn = { x: doc.x, y: doc.y };
  clearTimeout(doc.drawing);
  doc.drawing = setTimeout(() => delete doc.drawn, ANIMATION_MS);
};

/** Where a fight is, as its history keeps it. */
const moment = ({ round, turn, combatant }) => ({ round, turn, combatantId: combatant?.id ?? null, tokenId: combatant?.data.tokenId ?? null });

/** What the server says has happened. */
export const take = ({ op, do: what, kind, id, changes, options = {}, movement, user }) => {
  const name = NAMES[kind];
  if (what === "create") world[kind][id] = changes;
  const doc = name && docOf(kind, id);
  if (what === "update") {
    const prior = kind === "combats" ? moment(doc) : null;
    if (kind === "tokens" && ("x" in changes || "y" in changes)) draw(doc);
    merge((world[kind][id] ??= {}), changes);
    if (name) Hooks.callAll(`update${name}`, doc, changes, options, user);
    if (movement) Hooks.callAll("moveToken", doc, freeze(movement), options, world.users[user]);
    if (kind === "combats" && ("turn" in changes || "round" in changes)) Hooks.callAll("combatTurnChange", doc, prior, moment(doc));
  }
  if (what === "create" && name) Hooks.callAll(`create${name}`, doc, options, user);
  if (what === "delete") {
    if (doc) doc.kept = world[kind][id];
    delete world[kind][id];
    if (name) Hooks.callAll(`delete${name}`, doc, options, user);
  }
  waiting.get(op)?.(doc);
  waiting.delete(op);
};
