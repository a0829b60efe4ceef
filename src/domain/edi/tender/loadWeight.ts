import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import { kgPerPound } from './kgPerPound.ts';
import type { EdiWeight } from './Tender.ts';

/** What a load weighs, as X12 says it: in whole pounds within the United States, else in whole kilograms; undefined where it is not known. */
export const loadWeight = ({ goods, stops }: Pick<ShipmentRecord, 'goods' | 'stops'>): EdiWeight | undefined => {
  if (goods.grossKg <= 0) return undefined;
  const isAmerican = stops.every(({ place }) => place?.country === 'US');
  return isAmerican
    ? { value: Math.round(goods.grossKg / kgPerPound), unit: 'lb' }
    : { value: Math.round(goods.grossKg), unit: 'kg' };
};
