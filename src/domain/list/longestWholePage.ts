/** Pages with up to this many rows are rendered in full; longer ones are virtualised. */
export const longestWholePage = 100;
