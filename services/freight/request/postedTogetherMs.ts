/** Within so long of each other, two open postings with the same key look like one load, in milliseconds. */
export const postedTogetherMs = 24 * 3_600_000;
