import { type ShipmentFlag, shipmentFlags } from './fold/flagsOf.ts';
import { noticedBy } from './noticedBy.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** The flags of a shipment at `now`. */
export const flagsAt = (
  { flags, late_from: late, free_until: free }: ShipmentRow,
  now: Date,
): readonly ShipmentFlag[] =>
  shipmentFlags.filter((flag) => {
    if (flag === 'late') return late !== null && late <= now;
    return flag === 'waiting_running' ? free !== null && free <= noticedBy(now) : flags.includes(flag);
  });
