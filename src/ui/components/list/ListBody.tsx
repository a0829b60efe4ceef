import type { ReactNode } from 'react';
import type { ListView } from '../../../domain/list/ListView.ts';
import { withSize } from '../../../domain/list/withSize.ts';
import type { Page } from '../../../domain/paging/Page.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { Pager } from './Pager.tsx';

interface ListBodyProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** How far the reading of the view has come. */
  readonly found: {
    readonly data: Page<Row> | undefined;
    readonly error: unknown;
    readonly isLoadingError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Stands in place of rows when the view has none. */
  readonly empty: ReactNode;
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>) => void;
  /** BCP 47, for the numbers. */
  readonly locale: string;
}

/** The rows of a view with the ways to others, or why there are none. */
export const ListBody = <Row,>({
  caption,
  columns,
  rowKey,
  found,
  empty,
  view,
  onShow,
  locale,
}: ListBodyProps<Row>) => {
  if (found.isLoadingError) return <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />;
  if (empty) return empty;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={found.data?.rows}
        expected={view.size}
        rowKey={rowKey}
        sort={view.sort}
        onSort={(sort) => onShow({ sort })}
        outdated={found.isPlaceholderData}
      />
      {found.data && (
        <Pager
          paging={found.data}
          chosenSize={view.size}
          locale={locale}
          onPage={(page) => {
            onShow({ page });
            window.scrollTo({ top: 0 });
          }}
          onSize={(size) => onShow(withSize(view, size))}
        />
      )}
    </>
  );
};
