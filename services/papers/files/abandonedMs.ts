/** After this an upload counts as abandoned. Longer than any takes. */
export const abandonedMs = 3_600_000;
