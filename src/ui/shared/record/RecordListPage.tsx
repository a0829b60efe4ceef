import { type ReactNode, useCallback } from 'react';
import type { ListExport } from '../../../application/shared/exportList.ts';
import { isEmptyList } from '../../../domain/list/isEmptyList.ts';
import { isFiltered } from '../../../domain/list/isFiltered.ts';
import type { Column } from '../../components/list/Column.ts';
import { ColumnChooser } from '../../components/list/ColumnChooser.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import type { useRecordList } from './useRecordList.ts';

interface RecordListPageProps<Row> {
  readonly list: ReturnType<typeof useRecordList<Row>>;
  readonly heading: {
    readonly title: string;
    readonly lead?: string;
    /** Actions of the list, such as adding a record. */
    readonly actions?: ReactNode;
  };
  readonly find: {
    /** Label of the search field; no search without one. */
    readonly search?: string;
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
  list: { view, onShow, hidden, onHide, hideable, found, exporting },
  heading: { title, lead, actions },
  find: { search, filters, range },
  table: { columns, rowKey },
  csv,
  empty,
}: RecordListPageProps<Row>) => {
  const { list } = useAdminTexts();
  const locale = useLocale();
  const bare = isEmptyList(found, view);
  const onSearch = useCallback((q: string) => onShow({ q }), [onShow]);
  const tools = (
    <>
      {hideable.length > 0 && (
        <ColumnChooser
          words={list.columns}
          columns={columns.filter(({ key }) => hideable.includes(key))}
          hidden={hidden}
          onChange={onHide}
        />
      )}
      {csv && (
        <ToolButton label={list.export} sign="export" busy={exporting.pending} onClick={() => exporting.run(csv)} />
      )}
    </>
  );
  return (
    <>
      <PageHeader title={title} {...(lead !== undefined && { lead })}>
        {!bare && actions}
      </PageHeader>
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
          onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
          onClear={isFiltered(view) ? () => onShow({ q: '', filters: {} }) : undefined}
          tools={hideable.length > 0 || csv ? tools : undefined}
        />
      )}
      <ListBody
        caption={title}
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        rowKey={rowKey}
        found={found}
        empty={empty}
        view={view}
        onShow={onShow}
        locale={locale}
      />
    </>
  );
};
