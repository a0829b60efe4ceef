import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { isInPounds } from './isInPounds.ts';
import { kgPerPound } from './kgPerPound.ts';
import type { EdiWeight } from './Tender.ts';

/** What a load weighs, in whole pounds or kilograms; undefined where it is not known. */
export const loadWeight = ({
  goods: { grossKg },
  stops,
}: Pick<ShipmentRecord, 'goods' | 'stops'>): EdiWeight | undefined => {
  if (grossKg <= 0) return undefined;
  return isInPounds(stops)
    ? { value: Math.round(grossKg / kgPerPound), unit: 'lb' }
    : { value: Math.round(grossKg), unit: 'kg' };
};
