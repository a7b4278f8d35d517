// @ts-check
// A fight out of a file: its combatants as creatures to be added, each found among the sheets beside it.

/** @param {any} one @param {any[]} creatures */
const sheetOf = (one, creatures) =>
  creatures.find(({ external }) => one.ref && external?.id === one.ref) ?? creatures.find(({ name }) => one.name && name === one.name);

/** The creatures of a fight; whoever has no sheet comes with its name alone. @param {any} fight @param {any[]} creatures */
export const fightOf = (fight, creatures) =>
  fight.combatants.map((/** @type {any} */ one) => {
    const sheet = sheetOf(one, creatures);
    const name = one.label === one.ref ? sheet?.name ?? one.label : one.label;
    const hp = one.defeated ? 0 : one.hp ?? sheet?.creature.hp;
    return {
      ...(sheet?.creature ?? { side: "foes", kind: "npc" }),
      name,
      hidden: one.hidden,
      ...(one.spent?.length ? { spent: one.spent } : {}),
      ...(typeof one.initiative === "number" ? { initiative: Math.round(one.initiative) } : {}),
      ...(typeof hp === "number" ? { hp } : {}),
    };
  });

/** How many of each creature to begin with: none of those that a fight brings. @param {any} found */
export const counted = ({ creatures, fights }) => {
  const brought = new Set(fights.flatMap((/** @type {any} */ fight) => fight.combatants.map((/** @type {any} */ one) => sheetOf(one, creatures))));
  return Object.fromEntries(creatures.flatMap((/** @type {any} */ one, /** @type {number} */ n) => (brought.has(one) ? [[n, 0]] : [])));
};

/** The warnings without those about sheets that another file has. @param {any} found */
export const unresolved = ({ warnings, creatures }) =>
  warnings.filter((/** @type {any} */ { code, params }) => code !== "combatant_unknown" || !creatures.some((/** @type {any} */ { external }) => external?.id === params.ref));
