import type { Density } from '../../../domain/list/Density.ts';
import { longestWholePage } from '../../../domain/list/longestWholePage.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { RowSelection } from '../selection/RowSelection.ts';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';
import { openRow } from './openRow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { tellCutText } from './tellCutText.ts';
import { useVirtualRows } from './useVirtualRows.ts';

interface DataTableProps<Row> {
  /** The table's caption for screen readers. */
  readonly caption: string;
  /** The first column names the row; on a phone it is the card's title. */
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** Estimated number of rows while loading. */
  readonly expected?: number;
  readonly rowKey: (row: Row) => string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Whether the rows still belong to the previous page or filter. */
  readonly outdated?: boolean;
  /** Compact rows are 40 px high and hold one line. */
  readonly density?: Density;
  /** The rows that are selected; rows have no boxes without it. */
  readonly selection?: RowSelection<Row> | undefined;
  /** Whether cards show their boxes too. */
  readonly selecting?: boolean | undefined;
  /** Whether a click anywhere in a row presses the link or button that names it. */
  readonly opens?: boolean;
}

/** From this many columns on, a table may be wider than the page. */
const manyColumns = 10;

/** A sortable table; on narrow screens each row is a card. Long tables are virtualised. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    caption,
    columns,
    rows,
    expected = 0,
    rowKey,
    sort,
    onSort,
    outdated,
    density = 'comfortable',
    selection,
    opens = true,
  } = props;
  const { list } = useAdminTexts();
  const drawLong = useVirtualRows(Math.max(expected, rows?.length ?? 0) > longestWholePage);
  const isLong = rows !== undefined && rows.length > longestWholePage;
  const drawn = rows?.map((row, index) => (
    <TableRow key={rowKey(row)} row={row} columns={columns} index={isLong ? index : undefined} selection={selection} />
  ));
  return (
    <div
      className={styles.frame}
      data-outdated={outdated || undefined}
      data-density={density}
      data-wide={columns.length >= manyColumns || undefined}
      data-selecting={props.selecting || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what it presses is in the row for the keyboard */}
      <table
        {...(opens && openRow)}
        {...tellCutText}
        className={styles.table}
        data-opens={opens || undefined}
        data-growing={columns.some(({ grows }) => grows) || undefined}
        data-first-line={columns.some(({ onCard }) => onCard === 'first') || undefined}
        aria-busy={rows === undefined || outdated}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <caption className="visually-hidden">{rows ? caption : list.loading(caption)}</caption>
        <TableHeader
          columns={columns}
          sort={sort}
          onSort={onSort}
          rowIndex={isLong ? 1 : undefined}
          selection={selection}
        />
        {drawn && isLong && drawLong ? (
          drawLong({ rows: drawn, columnKeys: columns.map(({ key }) => key) })
        ) : (
          <tbody>
            {drawn?.slice(0, longestWholePage) ?? <SkeletonRows columns={columns} selects={selection !== undefined} />}
          </tbody>
        )}
      </table>
    </div>
  );
};
