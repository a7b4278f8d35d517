// @ts-check
// Who is surprised when the fight begins, as the GM marked it.

/** Those marked as surprised who are still there. @param {any} state @returns {string[]} */
export const surprised = ({ room, order, ui }) =>
  room.system.surprise ? order.rows.map((/** @type {any} */ one) => one.id).filter((/** @type {string} */ id) => ui.surprised?.includes(id)) : [];
