// @ts-check
// The GM's entries in Owlbear's menu of a token: take it into the fight, as one of the party or as a foe.
import { add } from "../../lib/commands.js";
import { load } from "../../lib/catalogues.js";
import { randomId } from "../../lib/session.js";
import { t } from "../../lib/text.js";
import { LINK, labelOf, linked, sizeOf, tokensOf } from "./items.js";
import { numbersOf } from "./neighbours.js";

const ENTRIES = /** @type {const} */ ([["party", "pc"], ["foes", "npc"]]);
const FILTER = /** @type {any} */ ({ roles: ["GM"], every: [{ key: "layer", value: "CHARACTER" }, { key: "type", value: "IMAGE" }] });

/** The creatures that tokens become, with what other extensions say of them; what players do not see comes in hidden.
 * @param {any[]} items @param {string} side @param {string} kind @param {string | null} [health] the stat that is the most hit points */
export const creaturesOf = (items, side, kind, health = null) =>
  items.map((one) => {
    const { most, ...numbers } = numbersOf(one);
    const stats = health && most !== undefined ? { [health]: most } : {};
    return { id: randomId(), name: labelOf(one), side, kind, size: sizeOf(one), hidden: !one.visible, owned: [], notes: [], ...numbers, stats };
  });

/** @param {import("./host.js").Host} host @param {{store: any, send: (cmd: object) => void}} hub @returns {() => void} takes the entries away */
export const offerTokens = ({ obr }, { store, send }) => {
  const ids = ENTRIES.map(([side]) => `app.offturn/add-${side}`);
  const take = async (/** @type {any[]} */ items, /** @type {string} */ side, /** @type {string} */ kind) => {
    const known = new Set([...linked(items, store.state.order.rows).values()].map((one) => one.id));
    const fresh = tokensOf(items).filter((one) => !known.has(one.id) && labelOf(one));
    if (!fresh.length) return obr.notification.show(t("owlbear-in-already"), "INFO");
    const made = creaturesOf(fresh, side, kind, store.state.room.system.health ?? null);
    send(add(made));
    const of = new Map(fresh.map((one, n) => [one.id, made[n].id]));
    await obr.scene.items.updateItems(fresh.map((one) => one.id), (found) => {
      for (const item of found) item.metadata[LINK] = of.get(item.id);
    });
  };
  const offer = async (/** @type {any} */ state) => {
    await load(state.prefs.language, state.room?.system.id ?? null);
    for (const [n, [side, kind]] of ENTRIES.entries()) {
      obr.contextMenu.create({
        id: ids[n],
        icons: [{ icon: "/owlbear/icon.svg", label: t(`owlbear-add-${side}`), filter: FILTER }],
        onClick: ({ items }) => void take(items, side, kind).catch(() => {}),
      });
    }
  };
  offer(store.state);
  return () => ids.forEach((id) => obr.contextMenu.remove(id).catch(() => {}));
};
