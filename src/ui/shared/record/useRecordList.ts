import type { ServiceIdentifier } from 'inversify';
import type { ListExport } from '../../../application/shared/exportList.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { isModified } from '../../../domain/list/isModified.ts';
import { knownColumns } from '../../../domain/list/knownColumns.ts';
import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useListSettings } from '../lists/useListSettings.ts';
import { useExportList } from '../useExportList.ts';
import { useListView } from '../useListView.ts';
import { useReading } from '../useReading.ts';

/** A port that reads records page by page. */
interface ListPort<Row> {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Row>>;
}

interface RecordListOptions<Row> {
  readonly port: ServiceIdentifier<ListPort<Row>>;
  readonly list: RoomList;
  readonly spec: ListSpec;
  /** Adapts the view for the service, if that differs from the address. */
  readonly asked?: (view: ListView) => ListView;
}

const asGiven = (view: ListView): ListView => view;

/** A list of records as in the address: rows, views, columns, and an export of all pages. */
export const useRecordList = <Row>({ port, list, spec, asked = asGiven }: RecordListOptions<Row>) => {
  const source = useInjection(port);
  const settings = useListSettings(list);
  const { isPending, layout } = settings;
  const { view, show, base, isWaiting, isLost, chosen, arrange, reset } = useListView(
    spec,
    isPending ? undefined : settings.views,
  );
  const wanted = asked(view);
  const found = useReading({
    port,
    key: [list, 'list', wanted],
    read: isWaiting ? undefined : (from, signal) => from.list(wanted, signal),
    keepsPrevious: true,
  });
  const task = useExportList<Row>();
  const exporting = {
    pending: task.pending,
    run: (csv: Omit<ListExport<Row>, 'load'>): void =>
      void task.run({ ...csv, load: (paging, signal) => source.list({ ...wanted, ...paging }, signal) }),
    /** Exports these rows alone. */
    save: (csv: Omit<ListExport<Row>, 'load'>, rows: readonly Row[]): void =>
      void task.run({ ...csv, load: async () => ({ rows, page: 0, size: rows.length, total: rows.length }) }),
  };
  /** Reads what the view has found, from the first. */
  const load = (size: number): Promise<Page<Row>> => source.list({ ...wanted, page: 0, size });
  const standard = spec.columns?.shown ?? [];
  const arranged = knownColumns(layout.columns ?? [], spec);
  const own = base.columns ?? (arranged.length > 0 ? arranged : standard);
  const onArrange = (columns: readonly string[]): void => {
    if (base.columns) arrange(columns.join() === base.columns.join() ? undefined : columns);
    else {
      settings.arrange({ columns: columns.join() === standard.join() ? undefined : columns });
      if (chosen) arrange(undefined);
    }
  };
  return {
    list,
    spec,
    asked,
    /** The view as the service is asked for it. */
    wanted,
    view,
    onShow: show,
    /** The view that the list builds on, and whether it shows something else. */
    base,
    isModified: isModified(view, base) || (chosen !== undefined && chosen.join() !== own.join()),
    isLost,
    columns: chosen ?? own,
    onArrange,
    onReset: reset,
    /** Rows are drawn once it is known how: other columns or heights would make them jump. */
    found: {
      data: isPending ? undefined : found.data,
      error: found.error,
      isFetching: found.isFetching,
      isLoadingError: found.isLoadingError,
      isPlaceholderData: found.isPlaceholderData,
      refetch: found.refetch,
    },
    settings,
    exporting,
    load,
  };
};
