// @ts-check
// The shapes that the pages get and keep (types only).

/** @typedef {{t?: string, id?: string, list?: Text[], params?: Record<string, any>} | string | number | null | undefined} Text */
/** @typedef {{budget: string, amount: number, left?: number}} Cost */
/** @typedef {{window: string, actor: string, actor_name: string, trigger: Text, source: string | null, opened_at: number,
 *   closes_at: number | null, more_time?: {asked: boolean, ms: number, command: any} | null, held_at?: number | null, at_expiry: {do: "decline" | "wait" | "use", reaction?: string} | null, status: "open" | "answered" | "expired", options: any[], decline: {command: any},
 *   chosen: {reaction: string | null, label: Text} | null}} Prompt */
/** @typedef {{command: any, label: Text, cost: Cost[], tags: string[], enabled: boolean, reason?: string, params?: object,
 *   targets?: {count: number, least?: number, candidates: string[], far?: string[]}, squares?: number[][], choices?: Record<string, [number, number]>, together?: Record<string, number>[],
 *   work?: {done: number, of: number}, picks?: {key: string, label?: Text, choices: {id: string, label: Text}[]}[]}} Option */
/** @typedef {{id: string, name: string, side: string, kind: string, initiative: number | null,
 *   budgets: {id: string, value: number, cap: number}[], hp: any, conditions: Text[], seats: string[], defeated: boolean,
 *   hidden: boolean, appears?: boolean, placed: boolean, waits?: string | null, stats?: Record<string, any>, owned?: any[], notes?: any[]}} Row */
/** @typedef {Record<string, any> & {kind: string, link: "connecting" | "on" | "off" | "ended", bye: {code: number, reason?: string} | null,
 *   room: any, order: {round: number, active: string | null, rows: Row[], timer?: any}, stack: {frames: any[]}, board: any, effects: any[],
 *   log: {n: number, at: number, text: any, gm?: boolean}[],
 *   control: {options: any[], settings: any[], reports: string[], held: any[]}, me: {seat: string | null, name: string, role: string | null,
 *   controls: string[], standing?: any[], held?: any[], sustained?: any[], prompts: Prompt[], questions: any[], options: Option[]}, rev: number | null, pending: Record<string, {cmd: any, age: number, rev?: number, was?: any}>,
 *   refusals: {id: string, reason: string, params: Record<string, any>, cmd: any, was?: any}[],
 *   outcome: {kind: string, actor: string | null, text?: Text} | null, worded: number, words: string | null, ui: Record<string, any>,
 *   prefs: {language: string, theme: string, contrast: boolean, size: number, sound: number, buzz: boolean, remind: boolean, next: boolean, push: boolean,
 *   keys: Record<string, string>, favourites: string[], hidden: Record<string, boolean>, swapped: boolean, sizes: Record<string, number>, checked: boolean, recent: Record<string, any[]>}}} State */
/** What a view may ask for.
 * @typedef {{send: (cmd: object, how?: {anyway?: boolean}) => void, ui: (patch: object) => void, prefs: (patch: object) => void, dismiss: (id?: string) => void, reach: (name: string) => void,
 *   seen: (prompt: Prompt, stage: string) => void, touched: (prompt: Prompt) => void, importFiles: (files: Iterable<File>, columns?: Record<string, object>) => void, saveLog: (format: "text" | "json", edition: "own" | "players") => void, push?: (want: boolean) => void, readSteps: () => void,
 *   lookAt: (kind: "undo" | "redo", to: number) => void, go: (kind: "undo" | "redo") => void}} On */

export {};
