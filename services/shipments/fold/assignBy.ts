import type { FoldedShipment } from './FoldedShipment.ts';

const hour = 60 * 60_000;

/**
 * Until when a fleet assigns (epoch milliseconds): an hour after the award, or four before the first window, whichever is later.
 * Past it, a shipper may take an unassigned shipment back without fault.
 */
export const assignBy = ({ bookedAt, plan }: Pick<FoldedShipment, 'bookedAt' | 'plan'>): number =>
  Math.max((bookedAt ?? -Infinity) + hour, (plan[0]?.window.from ?? -Infinity) - 4 * hour);
