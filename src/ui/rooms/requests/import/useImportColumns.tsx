import type { ImportedRow, TakenTown } from '../../../../domain/request/ImportedRow.ts';
import { readCellTime } from '../../../../domain/request/readCellTime.ts';
import type { Column } from '../../../components/list/Column.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import type { TableCells } from './cellsIn.ts';
import { cellTimeText } from './cellTimeText.ts';
import { RowStanding, type RowTicks } from './RowStanding.tsx';
import { TownCell } from './TownCell.tsx';
import type { ImportResult } from './useRequestImport.ts';
import { useRowDoubt } from './useRowDoubt.ts';
import { useRowProblems } from './useRowProblems.ts';

interface ImportColumns extends RowTicks {
  readonly result: ImportResult;
  readonly cells: TableCells;
}

/** Columns of the rows of an import: where each goes, and what became of it. */
export const useImportColumns = ({ result, cells, ...ticks }: ImportColumns): readonly Column<ImportedRow>[] => {
  const { noReference, columns, differs } = useRequestTexts().importing;
  const { dateOrder, publish } = result.table;
  const { cellAt, titleOf } = cells;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const doubtOf = useRowDoubt(cells);
  const problemsOf = useRowProblems(dateOrder, cells);
  const town = (column: TakenTown['column']) => (row: ImportedRow) => (
    <TownCell row={row} column={column} typed={cellAt(row.line, column)} />
  );
  return [
    { key: 'reference', title: columns.reference, cell: ({ reference = noReference }) => reference },
    { key: 'line', title: columns.line, numeric: true, cell: ({ line }) => number.format(line) },
    { key: 'from', title: columns.from, cell: town('pickup_city') },
    { key: 'to', title: columns.to, cell: town('delivery_city') },
    {
      key: 'pickup',
      title: columns.pickup,
      cell: (row) => {
        const typed = cellAt(row.line, 'pickup_from').trim();
        return cellTimeText(readCellTime(typed, dateOrder)?.local, locale) ?? typed;
      },
    },
    {
      key: 'standing',
      title: columns.standing,
      cell: (row) => (
        <RowStanding
          row={row}
          publish={publish}
          differs={row.differs && differs(list.format(row.differs.map(titleOf)))}
          doubt={doubtOf(row)}
          problems={problemsOf(row, row.errors)}
          beforePublishing={problemsOf(row, row.beforePublishing)}
          {...ticks}
        />
      ),
    },
  ];
};
