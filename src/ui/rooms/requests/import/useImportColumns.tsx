import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { ImportTable } from '../../../../domain/request/ImportTable.ts';
import type { ImportedRow, TakenTown } from '../../../../domain/request/ImportedRow.ts';
import { readCellTime } from '../../../../domain/request/readCellTime.ts';
import type { Column } from '../../../components/list/Column.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { CellAt } from './cellsIn.ts';
import { cellTimeText } from './cellTimeText.ts';
import { RowStanding } from './RowStanding.tsx';
import { TownCell } from './TownCell.tsx';

/** Columns of the rows of an import: where each goes, and what became of it. */
export const useImportColumns = ({ dateOrder, publish }: ImportTable, cell: CellAt): readonly Column<ImportedRow>[] => {
  const { noReference, columns } = useRequestTexts().importing;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const town = (column: TakenTown['column']) => (row: ImportedRow) => (
    <TownCell row={row} column={column} typed={cell(row.line, column)} />
  );
  return [
    {
      key: 'reference',
      title: columns.reference,
      cell: ({ reference = noReference, id }) =>
        id === undefined ? reference : <Link to={recordPath('requests', id)}>{reference}</Link>,
    },
    { key: 'line', title: columns.line, numeric: true, cell: ({ line }) => number.format(line) },
    { key: 'from', title: columns.from, cell: town('pickup_city') },
    { key: 'to', title: columns.to, cell: town('delivery_city') },
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
      cell: (row) => (
        <RowStanding row={row} publish={publish} dateOrder={dateOrder} read={(column) => cell(row.line, column)} />
      ),
    },
  ];
};
