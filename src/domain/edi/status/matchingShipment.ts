import type { ShipmentRecord } from '../../shipment/Shipment.ts';

/**
 * The shipment that a load of a file means: the one that somebody chose (by its id), else the only one, or the only one that was not
 * canceled. Undefined where several may be meant.
 */
export const matchingShipment = <Shipment extends Pick<ShipmentRecord, 'id' | 'status'>>(
  shipments: readonly Shipment[],
  chosen?: string,
): Shipment | undefined => {
  const live = shipments.filter(({ status }) => status !== 'cancelled');
  const possible = live.length > 0 ? live : shipments;
  return shipments.find(({ id }) => id === chosen) ?? (possible.length === 1 ? possible[0] : undefined);
};
