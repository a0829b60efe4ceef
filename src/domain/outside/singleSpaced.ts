/** What somebody typed or pasted into one line, as it is kept: no space around it, single plain ones within. */
export const singleSpaced = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();
