import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';

interface Shown {
  readonly view: ListView;
  readonly onShow: (change: Partial<ListView>, inPlace?: boolean) => void;
}

/** From where empty kilometers count: the truck that is picked, or else the place. */
const startIn = ({ filters }: Pick<ListView, 'filters'>): string => filters['vehicleId'] || filters['near'] || '';

/** A list that sorts by the way to the pickup when a truck or a place is picked, and as usual when none is any more. */
export const byTheWay = <List extends Shown>(list: List): List => {
  const { view, onShow } = list;
  const sortFor = ({ filters }: Partial<ListView>): Partial<ListView> => {
    if (!filters || startIn({ filters }) === startIn(view)) return {};
    if (startIn({ filters }) !== '') return { sort: 'emptyKm' };
    return view.sort.endsWith('emptyKm') ? { sort: loadListSpec.sort } : {};
  };
  return { ...list, onShow: (change, inPlace) => onShow({ ...change, ...sortFor(change) }, inPlace) };
};
