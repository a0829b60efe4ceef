import type { FoldedShipment } from './FoldedShipment.ts';
import { provenDeliveries } from './provenDeliveries.ts';
import type { ShipmentRecord } from './Shipment.ts';

/** Whether all that was ordered came undamaged to each delivery, none of them skipped. The services report by the same rule. */
export const deliveredInFull = (
  shipment: Pick<ShipmentRecord, 'cargo' | 'documents'>,
  folded: Pick<FoldedShipment, 'plan' | 'stops'>,
): boolean =>
  !folded.plan.some(({ type }, stop) => type === 'delivery' && folded.stops[stop]?.skipped === true) &&
  provenDeliveries(shipment, folded).every(
    ({ ordered, proof }) => proof?.packages?.damaged === 0 && proof.packages.delivered >= ordered,
  );
