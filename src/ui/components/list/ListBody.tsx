import { type ReactNode, useEffect } from 'react';
import type { Density } from '../../../domain/list/Density.ts';
import { isFiltered } from '../../../domain/list/isFiltered.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { withSize } from '../../../domain/list/withSize.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { replacementPage } from '../../../domain/list/replacementPage.ts';
import { CardFailure } from '../CardFailure.tsx';
import type { RowSelection } from '../selection/RowSelection.ts';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import styles from './ListBody.module.css';
import { type Calm, type EmptyHint, NoResults } from './NoResults.tsx';
import { Pager } from './Pager.tsx';

interface ListBodyProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** State of the query. */
  readonly found: {
    readonly data: Page<Row> | undefined;
    readonly error: unknown;
    readonly isLoadingError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  /** What leads to rows again, if there are none. */
  readonly hints: readonly EmptyHint[];
  readonly calm?: Calm | undefined;
  readonly view: ListView;
  /** `inPlace` replaces the history entry. */
  readonly onShow: (change: Partial<ListView>, inPlace?: boolean) => void;
  readonly density: Density;
  readonly selection?: RowSelection<Row> | undefined;
  readonly selecting?: boolean | undefined;
  /** BCP 47, for numbers. */
  readonly locale: string;
}

/** The rows of a view with their pager, or why there are none. Past the end, moves to the last page. */
export const ListBody = <Row,>({
  caption,
  columns,
  rowKey,
  found,
  empty,
  hints,
  calm,
  view,
  onShow,
  density,
  selection,
  selecting,
  locale,
}: ListBodyProps<Row>) => {
  const instead = found.data && replacementPage(found.data);
  const isEmpty = found.data?.total === 0;
  const page = instead === undefined && !isEmpty ? found.data : undefined;
  const target = found.isPlaceholderData ? undefined : instead;
  useEffect(() => {
    if (target !== undefined) onShow({ page: target }, true);
  }, [target, onShow]);

  if (found.isLoadingError) return <CardFailure failure={found.error} onRetry={() => void found.refetch()} />;
  if (isEmpty && !found.isPlaceholderData)
    return isFiltered(view) ? (
      <NoResults hints={hints} calm={calm} onShowAll={() => onShow({ q: '', filters: {} })} />
    ) : (
      <div className={styles.bare}>{empty}</div>
    );
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={page?.rows}
        expected={view.size}
        rowKey={rowKey}
        sort={view.sort}
        onSort={(sort) => onShow({ sort })}
        outdated={found.isPlaceholderData}
        density={density}
        selection={selection}
        selecting={selecting}
      />
      {page && (
        <Pager
          paging={page}
          chosenSize={view.size}
          locale={locale}
          onPage={(to) => {
            onShow({ page: to });
            window.scrollTo({ top: 0 });
          }}
          onSize={(size) => onShow(withSize(view, size))}
        />
      )}
    </>
  );
};
