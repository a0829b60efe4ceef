import { useCallback, useContext, useMemo } from 'react';
import { isEmptyList } from '../../../domain/list/isEmptyList.ts';
import { isFiltered } from '../../../domain/list/isFiltered.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Banner } from '../../components/Banner.tsx';
import { DensityChoice } from '../../components/list/DensityChoice.tsx';
import { ColumnChooser } from '../../components/list/ColumnChooser.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListHeader } from '../../components/list/ListHeader.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ViewTabs } from '../../components/list/ViewTabs.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { ListExportTool } from '../lists/ListExportTool.tsx';
import { ViewBar } from '../lists/ViewBar.tsx';
import { SplitContext } from '../split/SplitContext.ts';
import { SplitSwitch } from '../split/SplitSwitch.tsx';
import { useBulk } from '../bulk/useBulk.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import { pickCsv } from './pickCsv.ts';
import { useEmptyHints } from './useEmptyHints.ts';
import { useViews } from './useViews.ts';
import type { RecordListPageProps } from './RecordListPageProps.ts';

const noNames: Readonly<Record<string, string>> = {};

/** A list of records with search, filters, views, columns, export and paging, all kept in the address. */
export const RecordListPage = <Row,>({
  list: shownList,
  heading: { title, views: names = noNames, actions },
  find: { search, filters, range },
  table: { columns, rowKey, orders },
  csv,
  bulk,
  tools: further,
  news,
  renderRows,
  empty,
  calm,
}: RecordListPageProps<Row>) => {
  const { spec, view, onShow, columns: shown, onArrange, settings, isLost, found, exporting } = shownList;
  const { list } = useAdminTexts();
  const split = useContext(SplitContext);
  /** With a record beside it the list shows cards, which have no columns to choose. */
  const isBeside = split?.isOn === true && split.selected !== undefined;
  const many = useBulk({ list: shownList, bulk, rowKey, csv, isBeside });
  const locale = useLocale();
  const bare = isEmptyList(found, view);
  const onSearch = useCallback((q: string) => onShow({ q }), [onShow]);
  const table = useMemo(() => arrangeColumns(columns, shown, spec, orders), [columns, shown, spec, orders]);
  const views = useViews(shownList, names);
  const hints = useEmptyHints(shownList, { search, filters });
  const { layout } = settings;
  const tools = (
    <>
      <SplitSwitch />
      {!isBeside && further}
      {many.mode}
      {spec.columns && !isBeside && (
        <ColumnChooser columns={table.choice} shown={shown} standard={spec.columns.shown} onChange={onArrange}>
          <DensityChoice value={layout.density} onChange={(density) => settings.arrange({ density })} />
        </ColumnChooser>
      )}
      {csv && (
        <ListExportTool
          count={found.data?.total ?? 0}
          busy={exporting.pending}
          onExport={(format) => exporting.run({ ...pickCsv(csv, table.shown), format })}
        />
      )}
    </>
  );
  const rows = (
    <ListBody
      caption={title}
      columns={table.shown}
      rowKey={rowKey}
      found={found}
      empty={empty}
      hints={hints}
      calm={calm}
      view={view}
      onShow={onShow}
      density={layout.density}
      {...many.rows}
      locale={locale}
    />
  );
  return (
    <>
      <ListHeader
        title={title}
        count={found.data && numberFormat(locale).format(found.data.total)}
        views={!bare && views.tabs.length > 1 && <ViewTabs tabs={views.tabs} current={shownList.base.key} />}
      >
        {!bare && actions}
      </ListHeader>
      {isLost && <Banner>{list.views.lost}</Banner>}
      {!bare && (
        <ListToolbar
          {...(search !== undefined && { search: { label: search, value: view.q, onSearch } })}
          filters={filters.map(({ name, label, isRare, words }) => ({
            name,
            label,
            isRare,
            value: view.filters[name] ?? '',
            options: wordOptions(words),
          }))}
          {...(range && { range })}
          {...(table.sortable.length > 1 && {
            sorting: {
              columns: table.sortable,
              isAlways: orders !== undefined,
              sort: view.sort,
              onSort: (sort) => onShow({ sort }),
            },
          })}
          onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
          onClear={shownList.base.key === '' && isFiltered(view) ? () => onShow({ q: '', filters: {} }) : undefined}
          viewing={
            <ViewBar
              saved={views.saved}
              own={views.own}
              shown={views.shown}
              foreign={views.foreign}
              isNamed={shownList.base.key !== ''}
              isModified={shownList.isModified}
              mayShare={views.mayShare}
              onReset={shownList.onReset}
            />
          }
          tools={spec.columns || csv || bulk ? tools : undefined}
          areManyTools={[split, further, spec.columns, csv].every(Boolean)}
        />
      )}
      {renderRows && !isBeside ? renderRows(rows) : rows}
      {news}
      {many.bar}
    </>
  );
};
