import type { ReactNode } from 'react';
import type { RowSelection } from '../selection/RowSelection.ts';
import { SelectRow } from '../selection/SelectRow.tsx';
import type { Column } from './Column.ts';
import styles from './TableRow.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Index of the row if the table is virtualised. */
  readonly index: number | undefined;
  /** The rows that are selected; rows have no box without it. */
  readonly selection?: RowSelection<Row> | undefined;
}

/** What React shows nothing for. */
const isEmpty = (content: ReactNode): boolean =>
  content === undefined || content === null || content === false || content === '';

/** A table row named by its first cell; a card on narrow screens. */
export const TableRow = <Row,>({ row, columns, index, selection }: TableRowProps<Row>) => {
  const cells = columns.map((column) => ({ column, content: column.cell(row) }));
  const hasThirdLine = cells.some(({ column, content }) => column.onCard?.startsWith('third') && !isEmpty(content));
  return (
    <tr
      className={styles.row}
      data-index={index}
      data-third-line={hasThirdLine || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {selection && (
        <td data-select="">
          <SelectRow row={row} selection={selection} />
        </td>
      )}
      {cells.map(({ column: { key, title, numeric, spare, grows, onCard, titled }, content }, at) => {
        if (at === 0)
          return (
            <th key={key} scope="row" data-grows={grows || undefined}>
              {content}
            </th>
          );
        const isNothing = isEmpty(content);
        return (
          <td
            key={key}
            data-title={title}
            data-numeric={numeric || undefined}
            data-spare={spare || undefined}
            data-grows={grows || undefined}
            data-place={onCard}
            data-titled={titled || undefined}
            data-nothing={isNothing || undefined}
          >
            {isNothing ? '–' : content}
          </td>
        );
      })}
    </tr>
  );
};
