/** Stands between the two ends of a range (seed §9). */
export const rangeSeparator = '~';

/** The ends of a typed range: what is around `~`, or when there is none around a dash, or a hyphen between spaces. */
export const splitTypedRange = (raw: string): readonly string[] =>
  raw.split(raw.includes(rangeSeparator) ? rangeSeparator : /\s+-\s+|[–—]/).map((end) => end.trim());
