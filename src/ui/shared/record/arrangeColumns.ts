import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { Column } from '../../components/list/Column.ts';

/**
 * The columns of a table as they were chosen: the first, which names the row, and then those of `shown`. Of two with the
 * same key the first counts. `orders` are those that no column stands for.
 */
export const arrangeColumns = <Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
  spec: ListSpec,
  orders: Readonly<Record<string, string>> = {},
) => {
  const [first, ...others] = columns
    .filter(({ key }, at) => columns.findIndex((column) => column.key === key) === at)
    .map((column) => ({ ...column, sortable: spec.sorts.includes(column.sort ?? column.key) }));
  const choice = [...(spec.columns?.shown ?? []), ...(spec.columns?.more ?? [])];
  const columnOf = (key: string): readonly Column<Row>[] => others.filter((column) => column.key === key);
  return {
    shown: spec.columns ? [...(first ? [first] : []), ...shown.flatMap(columnOf)] : columns,
    choice: choice.flatMap(columnOf),
    sortable: [
      ...Object.entries(orders).map(([key, title]) => ({ key, title })),
      ...[...(first ? [first] : []), ...others]
        .filter(({ sortable }) => sortable)
        .map(({ key, sort = key, title }) => ({ key: sort, title })),
    ],
  };
};
