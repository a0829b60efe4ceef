import { nextSort } from '../../../domain/list/nextSort.ts';
import { sortField } from '../../../domain/list/sortField.ts';
import type { RowSelection } from '../selection/RowSelection.ts';
import { SelectPage } from '../selection/SelectPage.tsx';
import type { Column } from './Column.ts';
import styles from './TableHeader.module.css';

interface TableHeaderProps<Row> {
  readonly columns: readonly Pick<Column<never>, 'key' | 'title' | 'sortable' | 'sort' | 'numeric' | 'spare'>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Its row index if the table is virtualised. */
  readonly rowIndex: number | undefined;
  readonly selection?: RowSelection<Row> | undefined;
}

const directionOf = (sort: string, key: string): 'ascending' | 'descending' | undefined => {
  if (sortField(sort) !== key) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

/** The sticky header row of a table; sortable columns have a button. */
export const TableHeader = <Row,>({ columns, sort, onSort, rowIndex, selection }: TableHeaderProps<Row>) => (
  <thead className={styles.head}>
    <tr aria-rowindex={rowIndex}>
      {selection && (
        <td data-select="">
          <SelectPage selection={selection} />
        </td>
      )}
      {columns.map(({ key, title, sortable, sort: field = key, numeric, spare }) => (
        <th
          key={key}
          scope="col"
          data-numeric={numeric || undefined}
          data-spare={spare || undefined}
          aria-sort={directionOf(sort, field)}
        >
          {sortable ? (
            <button type="button" onClick={() => onSort(nextSort(sort, field))}>
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
);
