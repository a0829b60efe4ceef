import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { readRows } from '../../../../domain/csv/readRows.ts';
import { importColumnOf } from '../../../../domain/request/importColumnOf.ts';
import type { ImportTable } from '../../../../domain/request/ImportTable.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { readCellTime } from '../../../../domain/request/readCellTime.ts';
import type { Column } from '../../../components/list/Column.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { cellTimeText } from './cellTimeText.ts';
import { RowStanding } from './RowStanding.tsx';

/** The cells of a table by line and column. */
const cellsIn = (csv: string) => {
  const [titles, ...rows] = readRows(csv);
  const places = new Map((titles?.cells ?? []).map((title, at) => [importColumnOf(title), at]));
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  return (line: number, column: string): string => byLine.get(line)?.[places.get(column) ?? -1] ?? '';
};

/** Columns of the rows of an import: where each goes, and what became of it. */
export const useImportColumns = ({ csv, dateOrder }: ImportTable): readonly Column<ImportedRow>[] => {
  const { noReference, columns } = useRequestTexts().importing;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const cell = cellsIn(csv);
  const text = (column: string) => (row: ImportedRow) => cell(row.line, column);
  return [
    {
      key: 'reference',
      title: columns.reference,
      cell: ({ reference = noReference, id }) =>
        id === undefined ? reference : <Link to={recordPath('requests', id)}>{reference}</Link>,
    },
    { key: 'line', title: columns.line, numeric: true, cell: ({ line }) => number.format(line) },
    { key: 'from', title: columns.from, cell: text('pickup_city') },
    { key: 'to', title: columns.to, cell: text('delivery_city') },
    {
      key: 'pickup',
      title: columns.pickup,
      cell: (row) => {
        const typed = cell(row.line, 'pickup_from').trim();
        return cellTimeText(readCellTime(typed, dateOrder)?.local, locale) ?? typed;
      },
    },
    {
      key: 'standing',
      title: columns.standing,
      cell: (row) => <RowStanding row={row} dateOrder={dateOrder} read={(column) => cell(row.line, column)} />,
    },
  ];
};
