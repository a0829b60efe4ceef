/** For how long requests are counted at most, because older counts are deleted. In milliseconds: a day. */
export const longestWindow = 24 * 60 * 60_000;
