// @ts-check
// What a GM does with the room as a whole: takes it along as a file, makes a room of one, deletes it.
import { ask, askJson, failureOf } from "./api.js";
import { save } from "./save.js";
import { remember } from "./session.js";

/** Lets a file become a room, and goes there. @param {any} on */
export const restoreRooms = (on) => {
  on.restoreRoom = async (/** @type {File} */ file) => {
    on.ui({ roomBusy: true, failure: null });
    try {
      const made = await askJson("rooms/restore", { body: file });
      remember(`links.${made.room}`, { join: made.join.url, display: made.display?.url });
      location.href = made.gm.url;
    } catch (error) {
      on.ui({ roomBusy: false, failure: failureOf(error) });
    }
  };
};

/** @param {any} on @param {{room: string, token: string}} seat */
export const keepRoom = (on, { room, token }) => {
  const failed = (/** @type {unknown} */ error) => on.ui({ failure: failureOf(error), roomBusy: false });
  on.exportRoom = async () => {
    try {
      save(await (await ask(`rooms/${room}/export`, { method: "GET", token })).blob(), "offturn-room.json");
    } catch (error) {
      failed(error);
    }
  };
  restoreRooms(on);
  on.deleteRoom = () => ask(`rooms/${room}`, { method: "DELETE", token }).catch(failed);
};
