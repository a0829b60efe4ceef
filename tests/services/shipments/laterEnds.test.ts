import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { reckonApproaches } from '../../../services/shipments/reckonApproaches.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openTrips } from '../../support/services/openTrips.ts';
import { toNextQuarter } from '../../support/services/toNextQuarter.ts';

const trips = await openTrips({
  gazetteer: gazetteerWith([{ name: 'Lyon', country: 'FR', lat: 45.75, lng: 4.85 }]),
});
const { world, crew, awarded, shipment, write, tell } = trips;

type Truck = Awaited<ReturnType<typeof crew>>;

const day = 24 * 60;

/** From Essen to Lyon and so many days after the first trip, with time enough to come back before. */
const inDays = (days: number) => {
  const at = (more: number, hour: string) =>
    `${new Date(Date.parse('2026-11-25T00:00:00Z') + (days + more) * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00Z`;
  return {
    'stops.0.window': { from: at(0, '08'), to: at(0, '20') },
    'stops.1.window': { from: at(1, '08'), to: at(1, '18') },
  };
};

const given = async (truck: Truck, values: object = {}): Promise<{ readonly id: string; readonly verdict: object }> => {
  const { id } = await awarded({ ...values });
  const { status, text, body } = await write(id, 'assignment', { ...truck, version: 1 });
  if (status !== 200) throw new Error(text);
  return body.data;
};

const delay = async ({ id }: { readonly id: string }, minutes: number) => {
  expect((await tell(id, { type: 'delay', data: { minutes, reason: 'traffic' } })).status).toBe(201);
};

const work = async () => {
  await toNextQuarter(world);
  while (await reckonApproaches(world.services)) continue;
  // What follows from what was reckoned.
  if (await countDue()) await work();
};

const countDue = () =>
  amidAllCompanies(world.services, async (tx) => (await tx.selectFrom('approach_due').select('id').execute()).length);

const forecasts = async ({ id }: { readonly id: string }): Promise<number> =>
  (await shipment(id)).events.filter(({ type }: { type: string }) => type === 'reckoned').length;

const isLate = async ({ id }: { readonly id: string }): Promise<boolean> => (await shipment(id)).flags.includes('late');

describe('a trip that will be over later than planned', () => {
  it('makes the next ones of its truck late, each by the one before, until it is in time again', async () => {
    const truck = await crew();
    const first = await given(truck);
    const next = [await given(truck, inDays(4)), await given(truck, inDays(8))];
    await work();
    await delay(first, 3 * day);
    await work();
    expect(await Promise.all(next.map(isLate))).toEqual([true, false]);
    await delay(first, 2 * day);
    await work();
    expect(await Promise.all(next.map(isLate))).toEqual([true, true]);
    const { version } = await shipment(first.id);
    expect((await write(first.id, 'cancel', { version, reason: 'breakdown' })).status).toBe(200);
    await work();
    expect(await Promise.all(next.map(isLate))).toEqual([false, false]);
  });

  it('makes the next one of its driver late, on another truck', async () => {
    const [{ vehicleId, driverId }, other] = [await crew(), await crew()];
    const first = await given({ vehicleId, driverId });
    await given(other);
    const next = await given({ vehicleId: other.vehicleId, driverId }, inDays(4));
    await work();
    await delay(first, 5 * day);
    await work();
    expect(await isLate(next)).toBe(true);
  });

  it('is told once, and no more for what is little', async () => {
    const truck = await crew();
    const first = await given(truck);
    const next = await given(truck, inDays(4));
    await work();
    await delay(first, 5 * day);
    await work();
    await delay(first, 10);
    expect(await countDue()).toBe(0);
    await delay(first, 20);
    expect(await countDue()).toBe(1);
    await work();
    expect(await forecasts(next)).toBe(2);
  });

  it('refuses no other trip that is planned after it', async () => {
    const truck = await crew();
    await delay(await given(truck), 5 * day);
    expect(await given(truck, inDays(4))).toMatchObject({ verdict: { fits: true, reasons: [{ code: 'too_far' }] } });
  });

  it('has no say in what begins more than a week after it, nor what that makes late', async () => {
    const truck = await crew();
    const first = await given(truck);
    const [within, beyond] = [await given(truck, inDays(6)), await given(truck, inDays(9))];
    await work();
    await delay(first, 7 * day);
    await work();
    expect([await isLate(within), await isLate(beyond)]).toEqual([true, false]);
  });
});

it.each([
  [2, [3]],
  [3, []],
])('looks no deeper than three trips: after the one of depth %s', async (depth, left) => {
  const truck = await crew();
  const first = await given(truck);
  const next = await given(truck, inDays(4));
  await work();
  await delay(first, 5 * day);
  await amidAllCompanies(world.services, (tx) => tx.updateTable('approach_due').set({ depth }).execute());
  await toNextQuarter(world);
  await reckonApproaches(world.services);
  expect(await isLate(next)).toBe(true);
  const due = await amidAllCompanies(world.services, (tx) => tx.deleteFrom('approach_due').returningAll().execute());
  expect(due.map((each) => each.depth)).toEqual(left);
});
