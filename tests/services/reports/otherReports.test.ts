import { beforeAll, describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { call, fleet, shipper } = proofs;

/** All that happens here is in these days. */
const days = 'from=2026-11-01&to=2026-12-31&size=1000';

let [bare, shown, rejected, accepted] = ['', '', '', ''];

const read = async (key: string, query = '', who = fleet) => {
  const { status, text, body } = await call(`/v1/reports/${key}?${days}${query}`, who);
  if (status !== 200) throw new Error(text);
  return body.data;
};

const outcomesOf = async (key: string, query = '') => {
  const { rows } = await read(key, query);
  return new Map(rows.map((row: { record: { id: string }; outcome: string }) => [row.record.id, row.outcome]));
};

beforeAll(async () => {
  bare = (await proofs.delivered()).id;
  shown = (await proofs.delivered()).id;
  await proofs.proven(shown);
  rejected = (await proofs.delivered()).id;
  await proofs.reject(rejected, (await proofs.proven(rejected)).version);
  accepted = (await proofs.delivered()).id;
  await proofs.verify(accepted, (await proofs.proven(accepted)).version);
});

describe('the report on proofs', () => {
  it('tells what is missing, rejected, waiting and accepted', async () => {
    const outcomes = await outcomesOf('proof');
    expect([bare, shown, rejected, accepted].map((id) => outcomes.get(id))).toEqual([
      'missing',
      'to_verify',
      'rejected',
      'accepted',
    ]);
    expect((await read('proof')).figures[0]).toMatchObject({ code: 'without_proof', count: 2, n: 4 });
  });
});

describe('the report on dwell', () => {
  it('measures stops with both times, and leads from a place to its stops', async () => {
    const { figures, groups, rows } = await read('dwell');
    const measured = rows.filter(({ outcome }: { outcome: string }) => outcome === 'measured');
    expect(figures[0]).toMatchObject({ code: 'dwell', unit: 'minutes', n: measured.length });
    expect(measured.length).toBeGreaterThan(0);
    const [{ id, figures: own }] = groups;
    const ofPlace = await read('dwell', `&outcome=measured&group=${encodeURIComponent(id)}`);
    expect(ofPlace.rows).toHaveLength(own[0].n);
  });
});

describe('the reports on money', () => {
  it('are the same sum for both sides, under a name of their own', async () => {
    const [earned, spent] = [await read('revenue'), await read('spend', '', shipper)];
    expect(spent.figures).toEqual(earned.figures);
    expect(earned.figures[0]).toMatchObject({ code: 'total', unit: 'money', n: 4 });
    const prices = earned.rows.map(({ money }: { money: { amountMinor: number } }) => money.amountMinor);
    expect(earned.figures[0].value).toBe(prices.reduce((sum: number, price: number) => sum + price, 0));
  });

  it('are not there for the other side', async () => {
    expect((await call(`/v1/reports/spend?${days}`, fleet)).status).toBe(404);
    expect((await call(`/v1/reports/revenue?${days}`, shipper)).status).toBe(404);
  });

  it('take no grace, and are not split by place', async () => {
    expect((await call(`/v1/reports/revenue?${days}&grace=0`, fleet)).status).toBe(400);
    expect((await call(`/v1/reports/revenue?${days}&by=place`, fleet)).status).toBe(400);
  });
});

it.each(['on_time', 'dwell', 'proof', 'revenue'])('the weeks of %s add up to its headline', async (key) => {
  const { figures, weeks } = await read(key);
  const cases = weeks.map((week: { figures: readonly { n: number }[] }) => week.figures[0]?.n ?? 0);
  expect(cases.reduce((sum: number, n: number) => sum + n, 0)).toBe(figures[0].n);
});

describe('the report on empty km', () => {
  it('measures from one trip of a truck to its next, and knows nothing of the first', async () => {
    const { vehicleId, driverId } = await proofs.delivered();
    const { id } = await proofs.awarded();
    await proofs.write(id, 'assignment', { vehicleId, driverId, version: 1 });
    const visits = [0, 1].flatMap((stop) => [
      { type: 'arrived', stop },
      { type: stop === 0 ? 'departed' : 'delivered', stop },
    ]);
    await proofs.tell(id, { events: [{ type: 'dispatched' }, ...visits] });
    const { figures, rows, outcomes } = await read('empty_km');
    expect(outcomes).toEqual([
      { outcome: 'measured', n: 1, isCounted: true },
      { outcome: 'first_trip', n: 5, isCounted: false },
    ]);
    const trip = rows.find(({ outcome }: { outcome: string }) => outcome === 'measured');
    expect(trip.emptyKm).toBeGreaterThan(500);
    expect(figures[0]).toMatchObject({ code: 'empty_km', unit: 'share', count: null, n: 1 });
    expect(figures[0].value).toBeCloseTo(trip.emptyKm / (trip.emptyKm + trip.km), 9);
  });

  it('is not there for shippers', async () => {
    expect((await call(`/v1/reports/empty_km?${days}`, shipper)).status).toBe(404);
  });
});
