// @ts-check
// What an action is called: by the room, where it has a name of its own for it, else by the rules.
import { t } from "./text.js";

/** For the GM's page, which knows the room's options. @param {import("./types.js").State} state @param {string} id */
export const actionName = ({ control }, id) => control.options.find((one) => one.id === `name.${id}`)?.value || t(`action-${id}`);
