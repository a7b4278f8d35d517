// @ts-check
// What a kind of trigger is called, when nobody is named.
import { has, say, t } from "../../lib/text.js";

const ANYBODY = { source: { id: "someone" }, target: { id: "someone" }, action: { id: "something" }, known: 0 };

/** @param {string} id */
export const triggerName = (id) => (has(`report-${id}`) ? t(`report-${id}`) : has(`ready-${id}`) ? t(`ready-${id}`) : say({ id: `trigger-${id}`, params: ANYBODY }));
