import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';

interface Shown {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>, inPlace?: boolean) => void;
}

const truckIn = ({ filters }: Pick<ListView, 'filters'>): string => filters['vehicleId'] ?? '';

/** A list that sorts by the way to the pickup when a truck is picked, and as usual when none is any more. */
export const withTruck = <List extends Shown>(list: List): List => {
  const { view, onShow } = list;
  const sortFor = ({ filters }: Partial<ListView>): Partial<ListView> => {
    if (!filters || truckIn({ filters }) === truckIn(view)) return {};
    if (truckIn({ filters }) !== '') return { sort: 'emptyKm' };
    return view.sort.endsWith('emptyKm') ? { sort: loadListSpec.sort } : {};
  };
  return { ...list, onShow: (change, inPlace) => onShow({ ...change, ...sortFor(change) }, inPlace) };
};
