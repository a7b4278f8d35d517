// @ts-check
// What a budget is called.
import { has, t } from "./text.js";

/** @param {string} id */
export const budgetName = (id) => (has(`budget-${id}`) ? t(`budget-${id}`) : id);
