import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { waitingFlags } from '../../../services/migrations/waitingFlags.ts';
import { openProofs } from '../../support/services/openProofs.ts';
import { type TestMember, tokenOf } from '../../support/services/people.ts';

const proofs = await openProofs();
const { world, assigned, awarded, delivered, proven, reject, tell, write, shipment, list } = proofs;
const { call, otherFleet, otherShipper } = proofs;
const others = { fleet: otherFleet, shipper: otherShipper };
const minute = 60_000;

/** A shipment whose truck came to the first stop as the window began. */
const arrived = async () => {
  const { id } = await assigned();
  const { stops } = await shipment(id);
  const at = (minutes: number) => new Date(Date.parse(stops[0].window.from) + minutes * minute).toISOString();
  return {
    id,
    at,
    came: [
      { type: 'dispatched', at: at(-30) },
      { type: 'arrived', stop: 0, at: at(0) },
    ],
  };
};

let { shipper, fleet } = proofs;
let lapsing = '';
let ids = { papered: '', booked: '', standing: '', charged: '', answered: '', rejected: '' };
beforeAll(async () => {
  const booked = await awarded();
  const papered = await assigned();
  const { endsAt } = await shipment(papered.id);
  lapsing = papered.vehicleId;
  // Nothing is assigned to a truck whose papers end; those of one that is may be replaced by others.
  await amidAllCompanies(world.services, (tx) =>
    tx
      .updateTable('paper')
      .set({ expires_on: new Date(Date.parse(endsAt) - 24 * 60 * minute).toISOString().slice(0, 10) })
      .where('subject_id', '=', lapsing)
      .where('expires_on', 'is not', null)
      .execute(),
  );
  const [standing, charged, answered] = [await arrived(), await arrived(), await arrived()];
  const { id, version } = await delivered();
  await proven(id);
  await reject(id, version + 1);
  ids = {
    papered: papered.id,
    booked: booked.id,
    standing: standing.id,
    charged: charged.id,
    answered: answered.id,
    rejected: id,
  };
  const begins = Date.parse(standing.at(170)) - world.clock.now().getTime();
  ({ shipper, fleet } = await proofs.later(begins / 3_600_000));
  others.fleet = { ...otherFleet, token: await tokenOf(world, otherFleet) };
  others.shipper = { ...otherShipper, token: await tokenOf(world, otherShipper) };
  await tell(standing.id, { events: standing.came }, fleet);
  for (const each of [charged, answered]) {
    const left = { type: 'departed', stop: 0, at: each.at(165) };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tell(each.id, { events: [...each.came, left] }, fleet);
  }
  const { version: last } = await shipment(answered.id, fleet);
  await write(answered.id, 'waiting/0/accept', { version: last }, shipper);
});

const idsOf = async (query: string, who: TestMember): Promise<readonly string[]> =>
  (await list(query, who)).body.data.map(({ id }: { id: string }) => id);

describe('what is to do about shipments', () => {
  it.each([
    ['waiting_running', () => [ids.standing]],
    ['waiting_to_answer', () => [ids.charged]],
    ['pod_rejected', () => [ids.rejected]],
    ['pod_missing', () => [ids.rejected]],
  ] as const)('is found by the flag %s, for both parties, and counted', async (flag, expected) => {
    for (const who of [fleet, shipper]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await idsOf(`?flag=${flag}`, who)).toEqual(expected());
      // oxlint-disable-next-line no-await-in-loop
      expect((await call('/v1/shipments/counts', who)).body.data.flags[flag]).toBe(1);
    }
    for (const id of expected())
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await shipment(id, fleet)).flags).toContain(flag);
  });

  it('is nobody else’s', async () => {
    for (const who of [others.fleet, others.shipper]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await idsOf('?flag=waiting_running', who)).toEqual([]);
    }
  });

  it('tells when the free time ends', async () => {
    const { freeUntil, stops } = await shipment(ids.standing, fleet);
    expect(Date.parse(freeUntil) - Date.parse(stops[0].window.from)).toBe(120 * minute);
    expect((await shipment(ids.charged, fleet)).freeUntil).toBeNull();
  });

  it('is a truck to be found for what is picked up within a day', async () => {
    const { unassignedSoon, flags } = (await call('/v1/shipments/counts', fleet)).body.data;
    expect([unassignedSoon, flags.unassigned]).toEqual([1, 1]);
    expect(await idsOf('?flag=unassigned&pickup=soon', fleet)).toEqual([ids.booked]);
    const { pickupAt } = await shipment(ids.booked, fleet);
    const dayAfter = new Date(world.clock.now().getTime() + 24 * 60 * minute + 1);
    const movedTo = (at: Date) =>
      amidAllCompanies(world.services, (tx) =>
        tx.updateTable('shipment').set({ pickup_at: at }).where('id', '=', ids.booked).execute(),
      );
    await movedTo(dayAfter);
    expect(await idsOf('?flag=unassigned&pickup=soon', fleet)).toEqual([]);
    expect((await call('/v1/shipments/counts', fleet)).body.data.unassignedSoon).toBe(0);
    await movedTo(new Date(pickupAt));
  });
});

describe('a charge for waiting', () => {
  it('waits for its answer when the shipment is over', async () => {
    const set = (completesAt: Date | null, status: 'in_transit' | 'delivered') =>
      amidAllCompanies(world.services, (tx) =>
        tx.updateTable('shipment').set({ completes_at: completesAt, status }).where('id', '=', ids.charged).execute(),
      );
    await set(world.clock.now(), 'delivered');
    const [found] = (await list('?flag=waiting_to_answer', shipper)).body.data;
    expect(found).toMatchObject({ id: ids.charged, status: 'completed', flags: ['waiting_to_answer'] });
    expect((await call('/v1/shipments/counts', shipper)).body.data.flags.waiting_to_answer).toBe(1);
    await set(null, 'in_transit');
  });
});

it('a paper that ends before a trip does is found by that, with the trip', async () => {
  const { endsAt, reference } = await shipment(ids.papered, fleet);
  const { data, paging } = (await call('/v1/papers?ends=before_trip', fleet)).body;
  const paper = { subjectId: lapsing, trip: { id: ids.papered, reference, endsAt } };
  expect(data).toEqual([
    expect.objectContaining({ ...paper, type: 'insurance' }),
    expect.objectContaining({ ...paper, type: 'roadworthiness' }),
  ]);
  expect(paging?.total).toBe(2);
  expect((await call('/v1/papers?ends=before_trip', others.fleet)).body.data).toEqual([]);
});

// The last one: statements that were planned before do not fit the table that it makes.
it('the migration flags what was written before as events do now', async () => {
  const { db } = world.services;
  const standing = () =>
    amidAllCompanies(world.services, (tx) =>
      tx.selectFrom('shipment').select(['id', 'flags', 'free_until']).orderBy('id').execute(),
    );
  const written = await standing();
  await amidAllCompanies(world.services, (tx) =>
    sql`update shipment set flags = array_remove(array_remove(flags, 'waiting_to_answer'), 'pod_rejected')`.execute(tx),
  );
  await sql`alter table shipment drop column free_until`.execute(db);
  await db.transaction().execute((tx) => waitingFlags.up(tx));
  expect(await standing()).toEqual(written);
});
