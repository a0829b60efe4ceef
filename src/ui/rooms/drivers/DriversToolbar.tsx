import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useExportDrivers } from './useExportDrivers.ts';

interface DriversToolbarProps {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>) => void;
}

/** Search, filters and export of the drivers. */
export const DriversToolbar = ({ view, onShow }: DriversToolbarProps) => {
  const { drivers, documents, list } = useAdminTexts();
  const words = drivers.list;
  const { columns } = words;
  const csv = useExportDrivers(view);
  const filter = (name: string, label: string, options: Readonly<Record<string, string>>) => ({
    name,
    label,
    value: view.filters[name] ?? '',
    options: wordOptions(options),
  });
  const save = () =>
    csv.run({
      name: words.fileName,
      titles: [
        columns.name,
        columns.phone,
        columns.email,
        columns.employment,
        columns.vehicle,
        columns.status,
        columns.papersUntil,
        columns.licence,
      ],
      cells: ({ name, phone, email, employment, currentVehicle, status, compliance, licence }) => [
        name,
        phone,
        email,
        drivers.employment[employment],
        currentVehicle?.fleetNo,
        drivers.status[status],
        documents.compliance[compliance],
        licence?.expiresOn,
      ],
    });
  return (
    <ListToolbar
      search={{ label: words.search, value: view.q, onSearch: (q) => onShow({ q }) }}
      filters={[
        filter('status', words.status, drivers.status),
        filter('employment', words.employment, drivers.employment),
        filter('compliance', words.compliance, documents.compliance),
      ]}
      onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
      onClear={isNarrowed(view) ? () => onShow({ q: '', filters: {} }) : undefined}
      tools={<ToolButton label={list.export} sign="export" busy={csv.pending} onClick={() => void save()} />}
    />
  );
};
