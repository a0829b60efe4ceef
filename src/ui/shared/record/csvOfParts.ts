import type { SheetCell } from '../../../application/shared/Workbooks.ts';

/** A column of a file. */
export interface CsvPart<Row> {
  /** What it is about; a table's column names those it stands for. */
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => SheetCell;
}

/** What a file of a list holds, column by column. */
export const csvOfParts = <Row>(name: string, parts: readonly CsvPart<Row>[]) => ({
  name,
  keys: parts.map(({ key }) => key),
  titles: parts.map(({ title }) => title),
  cells: (row: Row): readonly SheetCell[] => parts.map(({ cell }) => cell(row)),
});
