/**
 * How long a change can be undone, in milliseconds. The screens offer it for ten seconds, longer while somebody is about to press it,
 * and many records are changed one after another before the first is brought back.
 */
export const undoWindowMs = 5 * 60_000;
