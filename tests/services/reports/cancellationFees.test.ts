import { beforeAll, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const market = await openProofs();
const { world, call, fleet, shipper, assigned, delivered, tell, write, shipment } = market;

const read = async (key: string, query = '', who = fleet) => {
  const { status, text, body } = await call(`/v1/reports/${key}?from=2026-11-01&to=2026-12-31&size=1000${query}`, who);
  if (status !== 200) throw new Error(text);
  return body.data;
};

let owed = '';
let price = 0;

beforeAll(async () => {
  const { version, updatedAt: _, ...terms } = (await call('/v1/terms', shipper)).body.data;
  await call('/v1/terms', shipper, { method: 'PUT', json: { ...terms, version, cancellationFee: 150 } });
  price = (await delivered()).price.amountMinor;
  const early = await assigned();
  await write(early.id, 'cancel', { version: early.version, reason: 'not_ready' }, shipper);
  owed = (await assigned()).id;
  await tell(owed, { type: 'dispatched' });
  const { version: latest } = await shipment(owed);
  await write(owed, 'cancel', { version: latest, reason: 'not_ready' }, shipper);
});

it('a fee is in what shipments cost and earn, and counted; what was cancelled without one is left out', async () => {
  const [earned, spent] = [await read('revenue'), await read('spend', '', shipper)];
  expect(spent.figures).toEqual(earned.figures);
  expect(spent.outcomes).toEqual(earned.outcomes);
  expect(spent.figures).toMatchObject([
    { code: 'total', value: price + 15_000, n: 2 },
    { code: 'per_km', n: 1 },
    { code: 'per_shipment', value: price, n: 1 },
    { code: 'cancellation_fees', value: 15_000, n: 1 },
    { code: 'extras_share', value: 15_000 / (price + 15_000), n: 2 },
  ]);
  expect(spent.outcomes).toEqual([
    { outcome: 'delivered', n: 1, isCounted: true },
    { outcome: 'cancelled_for_fee', n: 1, isCounted: true },
    { outcome: 'cancelled', n: 1, isCounted: false },
  ]);
  expect(spent.groups[0].figures[0]).toMatchObject({ code: 'total', value: price + 15_000, n: 2 });
});

it('its row says what is owed, on the screen and in the file', async () => {
  const { rows } = await read('spend', '&outcome=cancelled_for_fee', shipper);
  expect(rows).toMatchObject([{ record: { id: owed }, money: { amountMinor: 15_000, currency: 'EUR' } }]);
  const { token, company } = shipper;
  const file = await world.request('/v1/reports/spend.csv?from=2026-11-01&to=2026-12-31', { token, company });
  const text = await file.text();
  expect(text).toMatch(/^figure,cancellation_fees,150,money EUR,,1\r$/mu);
  // A share of money is no amount.
  expect(text).toMatch(/^figure,extras_share,0\.12,share EUR,,2\r$/mu);
  expect(text).toMatch(/,150,EUR,\d+,cancelled_for_fee\r$/mu);
});

it('the price of a lane is that of what was carried', async () => {
  const { figures, outcomes } = await read('lanes');
  expect(figures[0]).toMatchObject({ code: 'total', value: price, n: 1 });
  expect(outcomes).toEqual([
    { outcome: 'delivered', n: 1, isCounted: true },
    { outcome: 'cancelled', n: 2, isCounted: false },
  ]);
});
