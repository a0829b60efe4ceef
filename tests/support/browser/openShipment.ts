import * as v from 'valibot';
import { companyOf } from './companyOf.ts';
import { openLoad } from './openLoad.ts';

const created = v.object({ id: v.string() });

const inAYear = (): string => new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString().slice(0, 10);

const rigid = {
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

const licence = {
  number: 'L1234',
  country: 'DE',
  categories: ['C', 'CE'],
  issuedOn: '2020-01-01',
  expiresOn: inAYear(),
};

const form = (values: Readonly<Record<string, string | File>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  return body;
};

const paper = (type: string, dates: object = {}): FormData =>
  form({ type, file: new File(['%PDF-1.7 a paper'], 'paper.pdf'), ...dates });

/**
 * A shipment that was just awarded to a fleet with two trucks that fit, `B-HA 204` and `B-HA 205`, two drivers, and `B-HA 300`, which
 * carries too little.
 */
export const openShipment = async () => {
  const { id: requestId, shipper, near } = await openLoad();
  const asShipper = await companyOf(shipper);
  const asFleet = await companyOf(near.account);
  const truck = async (plate: string, values: object = {}): Promise<string> => {
    const body = { ...rigid, fleetNo: plate.replaceAll(' ', ''), plate, ...values };
    const { id } = v.parse(created, await asFleet('/api/v1/vehicle', body));
    const expiresOn = inAYear();
    for (const each of [
      paper('registration'),
      paper('insurance', { expiresOn }),
      paper('roadworthiness', { expiresOn }),
    ])
      // oxlint-disable-next-line no-await-in-loop -- each changes the same vehicle
      await asFleet(`/api/v1/vehicle/${id}/media`, each);
    return id;
  };
  const driver = async (name: string, phone: string): Promise<unknown> => {
    const data = { name, phone, language: 'de', employment: 'employee', licence };
    return asFleet('/v1/drivers', form({ data: JSON.stringify(data) }));
  };
  const first = await truck('B-HA 204');
  await truck('B-HA 205');
  await truck('B-HA 300', { payloadKg: 900, grossWeightKg: 3_500 });
  await driver('Ada Moss', '+4915100000101');
  await driver('Bo Lund', '+4915100000102');
  const award = await asShipper(`/v1/shipment-requests/${requestId}/offers/${near.offerId}/accept`, { version: 1 });
  return { id: v.parse(created, award).id, shipper, fleet: near.account, asFleet, firstTruck: first };
};
