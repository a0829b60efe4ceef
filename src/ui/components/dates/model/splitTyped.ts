import { rangeSeparator } from './rangeSeparator.ts';

/**
 * The ends of a typed range: `~` stands between them (seed §9), or where there is none a dash, or a hyphen with spaces around it.
 */
export const splitTyped = (raw: string): readonly string[] =>
  raw.split(raw.includes(rangeSeparator) ? rangeSeparator : /\s+-\s+|[–—]/).map((end) => end.trim());
