// @ts-check
// Which room of ours this table plays in: written where the whole table can read it, so never a secret.

const KEY = "app.offturn/room";
const CODE = /^[A-Z0-9]{4,12}$/;
const ROOM = /^[\w-]{1,80}$/;

/** What the table's metadata say, where it is of this server and of the right shape. @param {Record<string, any>} metadata @param {string} origin
 * @returns {{room: string, join: string} | null} */
export const tableIn = (metadata, origin) => {
  const said = metadata?.[KEY];
  if (typeof said !== "object" || said === null || said.url !== origin) return null;
  const { room, join } = said;
  return typeof room === "string" && ROOM.test(room) && typeof join === "string" && CODE.test(join) ? { room, join } : null;
};

/** @param {import("./host.js").Host} host */
export const readTable = async ({ obr }) => tableIn(await obr.room.getMetadata(), location.origin);

/** @param {import("./host.js").Host} host @param {(table: {room: string, join: string} | null) => void} watch */
export const watchTable = ({ obr }, watch) => obr.room.onMetadataChange((metadata) => watch(tableIn(metadata, location.origin)));

/** @param {import("./host.js").Host} host @param {{room: string, join: string}} table */
export const writeTable = ({ obr }, { room, join }) => obr.room.setMetadata({ [KEY]: { url: location.origin, room, join } });
