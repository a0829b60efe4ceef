import * as v from 'valibot';
import { addDriver, addTruck } from '../freight/fleetUnits.ts';
import { companyOf } from './companyOf.ts';
import { openLoad } from './openLoad.ts';

const shipmentAnswer = v.object({ id: v.string(), version: v.number() });
const until = '2035-01-01';

const steps = [
  ['dispatched', null],
  ['arrived', 0],
  ['departed', 0],
  ['arrived', 1],
  ['delivered', 1],
] as const;

/** A shipment that was awarded to a new fleet, driven there and delivered, without a proof; or not driven so far. */
export const openDelivery = async (told: number = steps.length) => {
  const { id: requestId, shipper, near } = await openLoad();
  const [asShipper, asFleet] = [await companyOf(shipper), await companyOf(near.account)];
  const offer = `/v1/shipment-requests/${requestId}/offers/${near.offerId}/accept`;
  const { id, version } = v.parse(shipmentAnswer, await asShipper(offer, { version: 1 }));
  const crew = {
    vehicleId: await addTruck(asFleet, 'HH HH 204', { until }),
    driverId: await addDriver(asFleet, { name: 'Ada Moss', phone: '+4915123456789' }, until),
  };
  await asFleet(`/v1/shipment/${id}/assignment`, { ...crew, version });
  for (const [type, stop] of steps.slice(0, told)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
    await asFleet(`/v1/shipment/${id}/events`, { type, stop });
  }
  return { id, shipper, fleet: near.account, ...crew };
};
