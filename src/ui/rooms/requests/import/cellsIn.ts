import { readRows } from '../../../../domain/csv/readRows.ts';
import { importColumnOf } from '../../../../domain/request/importColumnOf.ts';

/** What stands in a cell of a table, by line and column; '' for nothing. */
export type CellAt = (line: number, column: string) => string;

export const cellsIn = (csv: string): CellAt => {
  const [titles, ...rows] = readRows(csv);
  const places = new Map((titles?.cells ?? []).map((title, at) => [importColumnOf(title), at]));
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  return (line, column) => byLine.get(line)?.[places.get(column) ?? -1] ?? '';
};
