/** How long after its window a stop may be without arrival, in milliseconds, as in `lateSince`. */
export const lateAfterMs = 30 * 60_000;
