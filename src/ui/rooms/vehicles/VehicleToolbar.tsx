import { type ReactNode, useCallback } from 'react';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

interface VehicleToolbarProps {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>) => void;
  /** What acts on the list. */
  readonly children: ReactNode;
}

/** Search and filters of the vehicle list. */
export const VehicleToolbar = ({ view, onShow, children }: VehicleToolbarProps) => {
  const { vehicles, documents } = useAdminTexts();
  const { list } = vehicles;
  const filter = (name: string, label: string, words: Readonly<Record<string, string>>) => ({
    name,
    label,
    value: view.filters[name] ?? '',
    options: wordOptions(words),
  });
  const search = useCallback((q: string) => onShow({ q }), [onShow]);
  return (
    <ListToolbar
      search={{ label: list.search, value: view.q, onSearch: search }}
      filters={[
        filter('status', list.status, vehicles.status),
        filter('kind', list.kind, vehicles.kind),
        filter('bodyType', list.bodyType, vehicles.bodyType),
        filter('compliance', list.compliance, documents.compliance),
      ]}
      onFilter={(name, value) => onShow({ filters: { ...view.filters, [name]: value } })}
      onClear={isNarrowed(view) ? () => onShow({ q: '', filters: {} }) : undefined}
      tools={children}
    />
  );
};
