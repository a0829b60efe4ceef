import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callWithForm } from './callWithForm.ts';
import { companyOf, headersOf } from './companyOf.ts';
import { openLoad } from './openLoad.ts';

const created = v.object({ id: v.string() });
const inData = v.object({ data: created });
const shipmentAnswer = v.object({ id: v.string(), version: v.number() });

const pdf = () => new File(['%PDF-1.7 a paper'], 'paper.pdf', { type: 'application/pdf' });
const rigid = {
  fleetNo: 'F1',
  plate: 'HH HH 204',
  plateCountry: 'DE',
  make: 'MAN',
  model: 'TGM',
  year: 2024,
  kind: 'rigid',
  bodyType: 'box',
  payloadKg: 13_000,
  grossWeightKg: 26_000,
  volumeM3: 60,
  palletPositions: 26,
  fuel: 'diesel',
  odometerKm: 0,
  adr: false,
};
const driver = {
  name: 'Ada Moss',
  phone: '+4915123456789',
  language: 'de',
  employment: 'employee',
  licence: { number: 'L1234', country: 'DE', categories: ['C', 'CE'], issuedOn: '2020-01-01', expiresOn: '2035-01-01' },
};

/** A truck with its papers, and a driver, of the account's fleet. */
const crewOf = async (account: Account) => {
  const headers = await headersOf(account);
  const { id: vehicleId } = v.parse(created, await (await companyOf(account))('/api/v1/vehicle', rigid));
  for (const type of ['registration', 'insurance', 'roadworthiness']) {
    const dated = type === 'registration' ? {} : { expiresOn: '2035-01-01' };
    // oxlint-disable-next-line no-await-in-loop -- one record
    await callWithForm(`/api/v1/vehicle/${vehicleId}/media`, headers, { type, file: pdf(), ...dated });
  }
  const added = await callWithForm('/v1/drivers', headers, { data: JSON.stringify(driver) });
  return { vehicleId, driverId: v.parse(inData, added).data.id };
};

/** A shipment that was awarded to a new fleet, driven there and delivered, without a proof. */
export const openDelivery = async () => {
  const { id: requestId, shipper, near } = await openLoad();
  const [asShipper, asFleet] = [await companyOf(shipper), await companyOf(near.account)];
  const offer = `/v1/shipment-requests/${requestId}/offers/${near.offerId}/accept`;
  const { id, version } = v.parse(shipmentAnswer, await asShipper(offer, { version: 1 }));
  const crew = await crewOf(near.account);
  await asFleet(`/v1/shipment/${id}/assignment`, { ...crew, version });
  for (const [type, stop] of [
    ['dispatched', null],
    ['arrived', 0],
    ['departed', 0],
    ['arrived', 1],
    ['delivered', 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
    await asFleet(`/v1/shipment/${id}/events`, { type, stop });
  }
  return { id, shipper, fleet: near.account, ...crew };
};
