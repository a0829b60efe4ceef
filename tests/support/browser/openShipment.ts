import * as v from 'valibot';
import { addDriver, addTruck } from '../freight/fleetUnits.ts';
import { companyOf } from './companyOf.ts';
import { openLoad } from './openLoad.ts';

const created = v.object({ id: v.string() });

const inAYear = (): string => new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * A shipment that was just awarded to a fleet with two trucks that fit, `B-HA 204` and `B-HA 205`, two drivers, and `B-HA 300`, which
 * carries too little.
 */
export const openShipment = async () => {
  const { id: requestId, shipper, near } = await openLoad();
  const asShipper = await companyOf(shipper);
  const asFleet = await companyOf(near.account);
  const until = inAYear();
  const firstTruck = await addTruck(asFleet, 'B-HA 204', { until });
  await addTruck(asFleet, 'B-HA 205', { until });
  await addTruck(asFleet, 'B-HA 300', { until }, { payloadKg: 900, grossWeightKg: 3_500 });
  await addDriver(asFleet, { name: 'Ada Moss', phone: '+4915100000101' }, until);
  await addDriver(asFleet, { name: 'Bo Lund', phone: '+4915100000102' }, until);
  const award = await asShipper(`/v1/shipment-requests/${requestId}/offers/${near.offerId}/accept`, { version: 1 });
  return { id: v.parse(created, award).id, shipper, fleet: near.account, asFleet, firstTruck };
};
