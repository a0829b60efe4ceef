import type { ImportedRow } from './ImportedRow.ts';

/** The lines of rows that look like another request or row, and that nobody has ticked to be published all the same. */
export const leftOutLines = (rows: readonly ImportedRow[], ticked: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ line, outcome, looksLike }) => outcome === 'ready' && looksLike !== undefined && !ticked.has(line))
      .map(({ line }) => line),
  );
