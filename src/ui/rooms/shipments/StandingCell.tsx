import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentFlag } from '../../../domain/shipment/shipmentListSpec.ts';
import { ShipmentStanding } from './ShipmentStanding.tsx';
import { useOwnSide } from './useOwnSide.ts';

/** What columns of their own tell; a shipper's narrow list has none for trucks. */
const toldElsewhere: Readonly<Record<'carrier' | 'shipper', ReadonlySet<ShipmentFlag>>> = {
  carrier: new Set(['late', 'unassigned']),
  shipper: new Set(['late']),
};

/** The status of a shipment in a list, with what no other column tells. */
export const StandingCell = ({ shipment: { status, flags } }: { readonly shipment: Shipment }) => {
  const told = toldElsewhere[useOwnSide()];
  return <ShipmentStanding shipment={{ status, flags: flags.filter((each) => !told.has(each)) }} />;
};
