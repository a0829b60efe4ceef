import { expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { openYard } from '../../support/services/openYard.ts';

const market = await openMarket();
const { world, shipper, fleet, call, body, opened, offered, received, act } = market;
const { truckOf } = openYard(world);

const within = {
  'stops.1.place.city': 'Köln',
  'stops.1.place.country': 'DE',
  'stops.1.place.postcode': '50667',
  'stops.1.place.lat': 50.9375,
  'stops.1.place.lng': 6.9603,
  'stops.1.window.timeZone': 'Europe/Berlin',
};
const cabotage = { code: 'cabotage', severity: 'warn', has: ['PL'], needs: ['DE'] };

/** An offer with a Polish truck for a load that leaves Germany no longer. */
const changed = async () => {
  const vehicleId = await truckOf(fleet, { plateCountry: 'PL' });
  const { id } = await opened();
  const made = await offered(id, fleet, { vehicleId });
  expect(made.verdict.reasons).not.toContainEqual(cabotage);
  const json = { ...body(within), version: 1 };
  expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
  return { id, offerId: made.id, vehicleId };
};
const read = async (id: string) => (await call(`/v1/offers/${id}`, fleet)).body.data;

it('a fleet that is asked to confirm its price sees what there is to look at for the changed load, as once it has confirmed', async () => {
  const { id, offerId } = await changed();
  const asked = await read(offerId);
  expect(asked).toMatchObject({ outdated: true, verdict: { reasons: [cabotage] } });
  // Until then the shipper sees what the fleet said its price with.
  expect((await received(id))[0].verdict.reasons).not.toContainEqual(cabotage);
  expect((await act(offerId, 'confirm', { version: asked.version })).body.data.verdict).toEqual(asked.verdict);
  expect((await received(id))[0].verdict).toEqual(asked.verdict);
});

it('the verdict stays as it was where the truck is gone', async () => {
  const { offerId, vehicleId } = await changed();
  const { version } = (await call(`/api/v1/vehicle/${vehicleId}`, fleet)).body.data;
  await call(`/api/v1/vehicle/${vehicleId}?version=${version}`, fleet, { method: 'DELETE' });
  const asked = await read(offerId);
  expect(asked.outdated).toBe(true);
  expect(asked.verdict.reasons).not.toContainEqual(cabotage);
});
