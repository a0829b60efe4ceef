import { nextSort } from '../../../domain/list/nextSort.ts';
import { sortField } from '../../../domain/list/sortField.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Skeleton } from '../Skeleton.tsx';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  /** The first one names the row; on a phone it is the title of the row's card. */
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
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

/** Rows under titles one can sort by; on a narrow screen each row is a card. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, sort, onSort, outdated }: DataTableProps<Row>) => {
  const { list } = useAdminTexts();
  return (
    <div className={styles.frame} data-outdated={outdated || undefined}>
      <table className={styles.table} aria-busy={rows === undefined || outdated}>
        <caption className="visually-hidden">{rows ? caption : list.loading(caption)}</caption>
        <thead>
          <tr>
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
        <tbody>
          {rows ? (
            rows.map((row) => <DataRow key={rowKey(row)} row={row} columns={columns} />)
          ) : (
            <Rows columns={columns} />
          )}
        </tbody>
      </table>
    </div>
  );
};

const DataRow = <Row,>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) => (
  <tr>
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
