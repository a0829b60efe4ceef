import type { ListView } from '../list/ListView.ts';
import { type ShipmentFlag, shipmentFlags } from './shipmentListSpec.ts';

/** What needs attention, where a view of the shipments asks for that alone. */
export const onlyFlag = ({ q, filters }: Pick<ListView, 'q' | 'filters'>): ShipmentFlag | undefined => {
  const active = Object.entries(filters).filter(([, value]) => value !== '');
  const isAlone = q.trim() === '' && active.length === 1;
  return isAlone ? shipmentFlags.find((flag) => flag === filters['flag']) : undefined;
};
