import { readRows } from '../csv/readRows.ts';
import { importColumnOf } from './importColumnOf.ts';

/** Why the first row of a table does not name the columns of an import. */
export type TitleFault =
  /** `read` is what the first row says, cell by cell. */
  | { readonly kind: 'missing'; readonly column: string; readonly read: readonly string[] }
  | { readonly kind: 'twice'; readonly column: string };

/** A row cannot be told from others without it. */
const needed = 'reference';

/** What is wrong with the titles of a table; undefined if its rows can be read. */
export const titleFault = (csv: string): TitleFault | undefined => {
  const read = (readRows(csv)[0]?.cells ?? []).map((cell) => cell.trim());
  const named = read.map(importColumnOf).filter((column) => column !== undefined);
  const twice = named.find((column, at) => named.indexOf(column) < at);
  if (twice !== undefined) return { kind: 'twice', column: twice };
  return named.includes(needed) ? undefined : { kind: 'missing', column: needed, read };
};
