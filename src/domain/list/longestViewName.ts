/** Longest name of a saved view, in characters. */
export const longestViewName = 60;
