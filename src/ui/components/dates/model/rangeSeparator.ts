/** Separates the two ends of a range (seed §9). */
export const rangeSeparator = '~';

/** Splits a typed range at `~`, else at a dash, else at a hyphen between spaces. */
export const splitTypedRange = (raw: string): readonly string[] =>
  raw.split(raw.includes(rangeSeparator) ? rangeSeparator : /\s+-\s+|[–—]/).map((end) => end.trim());
