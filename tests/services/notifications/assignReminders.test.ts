import { beforeEach, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { openProofs } from '../../support/services/openProofs.ts';
import type { TestMember } from '../../support/services/people.ts';

let trips: Awaited<ReturnType<typeof openProofs>>;
beforeEach(async () => {
  trips = await openProofs();
});

const hour = 3_600_000;

/** What a person was told of trucks, the oldest first, however long ago. */
const told = (who: TestMember) =>
  amidAllCompanies(trips.world.services, async (tx) => {
    const rows = await tx
      .selectFrom('notification')
      .select('kind')
      .where('user_id', '=', who.id)
      .where('kind', 'in', ['assign_soon', 'assign_missed'])
      .orderBy('at')
      .execute();
    return rows.map(({ kind }) => kind);
  });

/** Lets time pass until so many hours before an instant, and looks. */
const until = async (instant: string, hoursBefore: number) => {
  const at = Date.parse(instant) - hoursBefore * hour;
  const people = await trips.later((at - trips.world.clock.now().getTime()) / hour);
  await Promise.all([tellAll(trips.world.services), tellAll(trips.world.services)]);
  return people;
};

it('reminds a fleet once, 14 hours before the pickup, and tells both when its time is up', async () => {
  const { awarded, shipment, fleet, shipper, otherFleet } = trips;
  const { pickupAt: pickup, assignBy } = await shipment((await awarded()).id);
  await until(pickup, 14 + 1 / 3600);
  expect(await told(fleet)).toEqual([]);
  await until(pickup, 14);
  await until(pickup, 6);
  expect([await told(fleet), await told(shipper)]).toEqual([['assign_soon'], []]);
  await until(assignBy, 0);
  await until(pickup, 1);
  expect(await told(fleet)).toEqual(['assign_soon', 'assign_missed']);
  expect(await told(shipper)).toEqual(['assign_missed']);
  expect(await told(otherFleet)).toEqual([]);
});

it('reminds a fleet that was awarded a load later than that an hour before its deadline', async () => {
  const { opened, offered, answer, shipment, world, fleet } = trips;
  const { id, stops } = await opened({ decisionBy: '2026-11-25T06:00:00Z' });
  const pickup = stops[0].window.from;
  const people = await until(pickup, 10);
  const { id: offerId } = await offered(id, people.fleet);
  const { body } = await answer(id, offerId, 'accept', { version: 1 }, people.shipper);
  const { assignBy } = await shipment(body.data.id, people.fleet);
  await until(assignBy, 1 + 1 / 3600);
  expect(await told(fleet)).toEqual([]);
  await until(assignBy, 1);
  expect(await told(fleet)).toEqual(['assign_soon']);
  expect(Date.parse(assignBy)).toBeGreaterThan(world.clock.now().getTime());
});

it('says nothing of a truck that is assigned, and tells at once of one that is taken off after the deadline', async () => {
  const { assigned, call, fleet, shipper } = trips;
  const { id, version, assignBy } = await assigned();
  const people = await until(assignBy, -1);
  expect([await told(fleet), await told(shipper)]).toEqual([[], []]);
  const off = await call(`/v1/shipment/${id}/assignment?version=${version}`, people.fleet, { method: 'DELETE' });
  expect(off.status).toBe(200);
  await tellAll(trips.world.services);
  expect([await told(fleet), await told(shipper)]).toEqual([['assign_missed'], ['assign_missed']]);
});
