import { type ReactNode, useCallback, useMemo } from 'react';
import type { ListExport } from '../../../application/shared/exportList.ts';
import { isEmptyList } from '../../../domain/list/isEmptyList.ts';
import { isFiltered } from '../../../domain/list/isFiltered.ts';
import type { Column } from '../../components/list/Column.ts';
import { ColumnChooser } from '../../components/list/ColumnChooser.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListHeader } from '../../components/list/ListHeader.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import type { useRecordList } from './useRecordList.ts';

interface RecordListPageProps<Row> {
  readonly list: ReturnType<typeof useRecordList<Row>>;
  readonly heading: {
    readonly title: string;
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
      readonly words: Readonly<Record<string, string>>;
    }[];
    /** An extra filter by days. */
    readonly range?: { readonly chosen: boolean; readonly field: ReactNode };
  };
  readonly table: { readonly columns: readonly Column<Row>[]; readonly rowKey: (row: Row) => string };
  /** The CSV export; no export without it. */
  readonly csv?: Omit<ListExport<Row>, 'load'>;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
}

/** A list of records with search, filters, columns, export and paging, all kept in the address. */
export const RecordListPage = <Row,>({
  list: { spec, view, onShow, columns: shown, onArrange, found, exporting },
  heading: { title, actions },
  find: { search, filters, range },
  table: { columns, rowKey },
  csv,
  empty,
}: RecordListPageProps<Row>) => {
  const { list } = useAdminTexts();
  const locale = useLocale();
  const bare = isEmptyList(found, view);
  const onSearch = useCallback((q: string) => onShow({ q }), [onShow]);
  const table = useMemo(() => arrangeColumns(columns, shown, spec), [columns, shown, spec]);
  const tools = (
    <>
      {spec.columns && (
        <ColumnChooser columns={table.choice} shown={shown} standard={spec.columns.shown} onChange={onArrange} />
      )}
      {csv && (
        <ToolButton label={list.export} sign="export" busy={exporting.pending} onClick={() => exporting.run(csv)} />
      )}
    </>
  );
  return (
    <>
      <ListHeader title={title} count={found.data && new Intl.NumberFormat(locale).format(found.data.total)}>
        {!bare && actions}
      </ListHeader>
      {!bare && (
        <ListToolbar
          {...(search !== undefined && { search: { label: search, value: view.q, onSearch } })}
          filters={filters.map(({ name, label, words }) => ({
            name,
            label,
            value: view.filters[name] ?? '',
            options: wordOptions(words),
          }))}
          {...(range && { range })}
          {...(table.sortable.length > 1 && {
            sorting: { columns: table.sortable, sort: view.sort, onSort: (sort) => onShow({ sort }) },
          })}
          onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
          onClear={isFiltered(view) ? () => onShow({ q: '', filters: {} }) : undefined}
          tools={spec.columns || csv ? tools : undefined}
        />
      )}
      <ListBody
        caption={title}
        columns={table.shown}
        rowKey={rowKey}
        found={found}
        empty={empty}
        view={view}
        onShow={onShow}
        density="compact"
        locale={locale}
      />
    </>
  );
};
