/** As much of a hash as a paper shows: enough to tell records apart, short enough to be compared by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 24);
