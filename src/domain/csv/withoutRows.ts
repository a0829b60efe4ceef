import { readRows } from './readRows.ts';

/** A table without the rows that begin in these lines. Those that stay keep their lines. */
export const withoutRows = (csv: string, lines: ReadonlySet<number>): string => {
  if (lines.size === 0) return csv;
  const kept = csv.split(/\r\n?|\n/);
  for (const { line, lastLine } of readRows(csv)) if (lines.has(line)) kept.fill('', line - 1, lastLine);
  return kept.join('\n');
};
