import { beforeAll, describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { world, shipper, fleet, otherShipper, otherFleet, strangeFleet, call, tell, shipment } = proofs;

const ofFleet = 'Our driver is new here';
const ofShipper = 'We have a second carrier ready';
let id = '';
let phone = '';
let code = '';

beforeAll(async () => {
  ({ id } = await proofs.assigned());
  phone = (await shipment(id)).assignment.driver.phone;
  await tell(id, { type: 'note', data: { text: ofFleet, visibility: 'internal' } });
  await tell(id, { type: 'note', data: { text: ofShipper, visibility: 'internal' } }, shipper);
  code = (await call(`/v1/shipment/${id}/tracking-links`, fleet, { method: 'POST' })).body.data.code;
});

const pathsOf = () => [`/v1/shipment/${id}`, '/v1/shipments', '/v1/notifications', '/v1/shipments/counts'];
const readBy = async (who: typeof fleet) =>
  (await Promise.all(pathsOf().map(async (path) => (await call(path, who)).text))).join('\n');

describe('of a shipment', () => {
  it.each([
    ['the shipper, a note of the carrier', shipper, () => ofFleet],
    ['the carrier, a note of the shipper', fleet, () => ofShipper],
    ['the shipper, the phone of the driver before the trip', shipper, () => phone],
    ['another shipper, a note', otherShipper, () => ofShipper],
    ['another shipper, its id', otherShipper, () => id],
    ['another fleet, a note', otherFleet, () => ofFleet],
    ['another fleet, its id', otherFleet, () => id],
    ['a fleet of another brand, its id', strangeFleet, () => id],
  ])('nothing shows %s', async (_, who, secret) => {
    expect(secret()).not.toBe('');
    expect(await readBy(who)).not.toContain(secret());
  });

  it('its link shows no price, person, plate, street or note', async () => {
    const { price, assignment, stops } = await shipment(id);
    const { text } = await world.call(`/v1/tracking/${code}`);
    const secrets = [
      price.amountMinor,
      phone,
      ofFleet,
      ofShipper,
      assignment.driver.name,
      assignment.vehicle.plate,
      stops[0].place.address,
      stops[0].place.name,
    ];
    expect(text).toContain(stops[0].place.city);
    for (const secret of secrets) expect(text).not.toContain(String(secret));
  });

  it('the phone of the driver is known to the shipper from the dispatch to a day after the delivery', async () => {
    const phoneFor = async (who: typeof fleet) => (await shipment(id, who)).assignment.driver.phone;
    await tell(id, { type: 'dispatched' });
    expect(await phoneFor(shipper)).toBe(phone);
    await tell(id, {
      events: [
        { type: 'arrived', stop: 0 },
        { type: 'departed', stop: 0 },
        { type: 'arrived', stop: 1 },
        { type: 'delivered' },
      ],
    });
    const almost = await proofs.later(23.9);
    expect(await phoneFor(almost.shipper)).toBe(phone);
    const after = await proofs.later(0.2);
    expect([await phoneFor(after.shipper), await phoneFor(after.fleet)]).toEqual([null, phone]);
  });
});
