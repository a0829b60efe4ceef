import { longestWholePage } from '../../../domain/list/longestWholePage.ts';
import { nextSort } from '../../../domain/list/nextSort.ts';
import { sortField } from '../../../domain/list/sortField.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Skeleton } from '../Skeleton.tsx';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';
import { useLongRows } from './useLongRows.ts';

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  /** The first one names the row; on a phone it is the title of the row's card. */
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  /** How many there may be once they are there. */
  readonly expected?: number;
  readonly rowKey: (row: Row) => string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Rows of another page or filter are shown until the new ones are there. */
  readonly outdated?: boolean;
}

const rowsOfSkeleton = 10;

const directionOf = (sort: string, key: string): 'ascending' | 'descending' | undefined => {
  if (sortField(sort) !== key) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

/** Rows under titles one can sort by; on a narrow screen each row is a card. Of many only those near the screen are drawn. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, expected = 0, rowKey, sort, onSort, outdated } = props;
  const { list } = useAdminTexts();
  const drawLong = useLongRows(Math.max(expected, rows?.length ?? 0) > longestWholePage);
  const isLong = rows !== undefined && rows.length > longestWholePage;
  const drawn = rows?.map((row, index) => (
    <DataRow key={rowKey(row)} row={row} columns={columns} index={isLong ? index : undefined} />
  ));
  return (
    <div className={styles.frame} data-outdated={outdated || undefined}>
      <table
        className={styles.table}
        aria-busy={rows === undefined || outdated}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <caption className="visually-hidden">{rows ? caption : list.loading(caption)}</caption>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map(({ key, title, sortable, numeric }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined} aria-sort={directionOf(sort, key)}>
                {sortable ? (
                  <button type="button" onClick={() => onSort(nextSort(sort, key))}>
                    {title}
                    <span className={styles.arrow} aria-hidden="true" />
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        {drawn && isLong && drawLong ? (
          drawLong({ rows: drawn, columnKeys: columns.map(({ key }) => key) })
        ) : (
          <tbody>{drawn?.slice(0, longestWholePage) ?? <Rows columns={columns} />}</tbody>
        )}
      </table>
    </div>
  );
};

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Which it is, counted from 0, where not all are drawn. */
  readonly index: number | undefined;
}

const DataRow = <Row,>({ row, columns, index }: DataRowProps<Row>) => (
  <tr data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
    {columns.map(({ key, title, numeric, cell }, at) =>
      at === 0 ? (
        <th key={key} scope="row">
          {cell(row)}
        </th>
      ) : (
        <td key={key} data-title={title} data-numeric={numeric || undefined}>
          {cell(row)}
        </td>
      ),
    )}
  </tr>
);

const Rows = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) =>
  Array.from({ length: rowsOfSkeleton }, (_, at) => (
    <tr key={at}>
      {columns.map(({ key, numeric }) => (
        <td key={key} data-numeric={numeric || undefined}>
          <Skeleton width={numeric ? '3rem' : '70%'} />
        </td>
      ))}
    </tr>
  ));
