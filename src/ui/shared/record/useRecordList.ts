import type { ServiceIdentifier } from 'inversify';
import type { CompanyList } from '../../../application/shared/CompanyList.ts';
import type { ListExport } from '../../../application/shared/exportList.ts';
import type { ListSpec } from '../../../domain/list/ListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useExportList } from '../useExportList.ts';
import { useListView } from '../useListView.ts';
import { useReading } from '../useReading.ts';

/** A port that reads records page by page. */
interface ListPort<Row> {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Row>>;
}

interface RecordListOptions<Row> {
  readonly port: ServiceIdentifier<ListPort<Row>>;
  readonly list: CompanyList;
  readonly spec: ListSpec;
  /** Adapts the view for the service, if that differs from the address. */
  readonly asked?: (view: ListView) => ListView;
}

/** A list of records as in the address: rows, view changes, and an export of all pages. */
export const useRecordList = <Row>({ port, list, spec, asked = (view) => view }: RecordListOptions<Row>) => {
  const source = useInjection(port);
  const { view, show, columns, arrange } = useListView(spec);
  const wanted = asked(view);
  const found = useReading({
    port,
    key: [list, 'list', wanted],
    read: (from, signal) => from.list(wanted, signal),
    keepsPrevious: true,
  });
  const task = useExportList<Row>();
  const exporting = {
    pending: task.pending,
    run: (csv: Omit<ListExport<Row>, 'load'>): void =>
      void task.run({ ...csv, load: (paging, signal) => source.list({ ...wanted, ...paging }, signal) }),
  };
  return { spec, view, onShow: show, columns, onArrange: arrange, found, exporting };
};
