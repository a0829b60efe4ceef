import { readRows } from '../../../../domain/csv/readRows.ts';
import { importColumnOf } from '../../../../domain/request/importColumnOf.ts';
import { importTitleOf } from '../../../../domain/request/importTitleOf.ts';

/** A table by line and column. */
export interface TableCells {
  /** What stands in a cell; '' for nothing. */
  readonly cellAt: (line: number, column: string) => string;
  /** What the table calls a column. */
  readonly titleOf: (column: string) => string;
}

export const cellsIn = (csv: string): TableCells => {
  const [titles, ...rows] = readRows(csv);
  const places = new Map((titles?.cells ?? []).map((title, at) => [importColumnOf(title), at]));
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const placeOf = (column: string): number => places.get(column) ?? -1;
  return {
    cellAt: (line, column) => byLine.get(line)?.[placeOf(column)] ?? '',
    titleOf: (column) => titles?.cells[placeOf(column)]?.trim() ?? importTitleOf(column),
  };
};
