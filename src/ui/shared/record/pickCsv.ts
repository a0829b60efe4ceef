import type { CsvValue } from '../../../domain/csv/csvOf.ts';
import type { Column } from '../../components/list/Column.ts';

export interface KeyedCsv<Row> {
  /** What each CSV column is about; without them all are exported. */
  readonly keys?: readonly string[];
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly CsvValue[];
}

/** The CSV columns of a table's columns, in their order, each once. */
export const pickCsv = <Row, Csv extends KeyedCsv<Row>>(csv: Csv, columns: readonly Column<Row>[]): Csv => {
  const { keys } = csv;
  if (!keys) return csv;
  const wanted = new Set(columns.flatMap(({ key, csv: stands = [key] }) => stands));
  const places = [...wanted].map((key) => keys.indexOf(key)).filter((at) => at >= 0);
  const pick = <Value>(values: readonly Value[]): readonly Value[] => places.flatMap((at) => values.slice(at, at + 1));
  return { ...csv, titles: pick(csv.titles), cells: (row: Row) => pick(csv.cells(row)) };
};
