import type { ReactNode } from 'react';
import type { ListExport } from '../../../application/shared/exportList.ts';
import type { Column } from '../../components/list/Column.ts';
import type { Calm } from '../../components/list/NoResults.tsx';
import type { ListActions } from '../bulk/useBulk.tsx';
import type { useRecordList } from './useRecordList.ts';
import type { KeyedCsv } from './pickCsv.ts';

export interface RecordListPageProps<Row> {
  readonly list: ReturnType<typeof useRecordList<Row>>;
  readonly heading: {
    readonly title: string;
    /** Names of the views the product comes with. */
    readonly views?: Readonly<Record<string, string>>;
    /** Actions of the list, such as adding a record. */
    readonly actions?: ReactNode;
  };
  readonly find: {
    /** Label of the search field; no search without one. */
    readonly search?: string;
    /** The most used first. */
    readonly filters: readonly {
      readonly name: string;
      readonly label: string;
      /** Whether it folds away until it is chosen, however few there are. */
      readonly isRare?: boolean;
      readonly words: Readonly<Record<string, string>>;
    }[];
    /** An extra filter by days. */
    readonly range?: { readonly chosen: boolean; readonly field: ReactNode };
  };
  readonly table: {
    readonly columns: readonly Column<Row>[];
    readonly rowKey: (row: Row) => string;
    /** Names of the orders that no column stands for: with them, the toolbar always says what the list is sorted by. */
    readonly orders?: Readonly<Record<string, string>>;
  };
  /** What a file of the list holds; no export without it. */
  readonly csv?: Pick<ListExport<Row>, 'name'> & KeyedCsv<Row>;
  /** What can be done to many rows, which then have boxes to select them; none for viewers. */
  readonly bulk?: ListActions<Row> | undefined;
  /** Further tools of the list (`ToolButton`). */
  readonly tools?: ReactNode;
  /** What has changed behind the rows (`ListNews`). */
  readonly news?: ReactNode;
  /** Places the rows, such as beside a map, unless a record is beside them. */
  readonly renderRows?: ((rows: ReactNode) => ReactNode) | undefined;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  /** Said in place of "No matches" where it is good that the view has none. */
  readonly calm?: Calm | undefined;
}
