import type { Column } from './Column.ts';
import styles from './TableRow.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Which it is, counted from 0, where not all are drawn. */
  readonly index: number | undefined;
}

/** A row, which its first cell names; where that is narrow, a card. */
export const TableRow = <Row,>({ row, columns, index }: TableRowProps<Row>) => (
  <tr className={styles.row} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
    {columns.map(({ key, title, numeric, spare, onCard, cell }, at) => {
      const content = cell(row);
      const isNothing = content === undefined || content === '';
      if (at === 0)
        return (
          <th key={key} scope="row">
            {content}
          </th>
        );
      return (
        <td
          key={key}
          data-title={title}
          data-numeric={numeric || undefined}
          data-spare={spare || undefined}
          data-place={onCard}
          data-nothing={isNothing || undefined}
        >
          {isNothing ? '–' : content}
        </td>
      );
    })}
  </tr>
);
