import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moveRefusal } from '../../../services/vehicles/moveVehicle.ts';
import type { RefusalReason } from '../../../services/web/RefusalReason.ts';
import { vehicleStatuses, type VehicleStatus } from '../../../services/vehicles/vehicleFields.ts';
import { openYard } from './openYard.ts';

/** The status changes allowed by hand; all others are not. */
const allowed: readonly (readonly [VehicleStatus, readonly VehicleStatus[]])[] = [
  ['available', ['maintenance', 'out_of_service', 'retired']],
  ['assigned', ['available']],
  ['in_use', ['available']],
  ['maintenance', ['available', 'retired']],
  ['out_of_service', ['available', 'retired']],
  ['retired', []],
];

it.each(allowed)('a vehicle that is %s may become %j', (from, to) => {
  expect(vehicleStatuses.filter((status) => moveRefusal(from, status) === undefined)).toEqual(
    vehicleStatuses.filter((status) => to.includes(status)),
  );
});

describe('moving a vehicle', async () => {
  const { world, member, added, move, read, force, papers, inDatabase } = await openYard();

  it('increments the version', async () => {
    const { id } = await added();
    expect(await move(id, { status: 'maintenance', version: 1 })).toMatchObject({
      status: 200,
      body: { data: { status: 'maintenance', version: 2 } },
    });
  });

  it.each<[VehicleStatus, VehicleStatus, string, RefusalReason]>([
    ['retired', 'available', 'A retired vehicle stays retired.', 'retired'],
    ['available', 'available', 'This vehicle is already available.', 'so_already'],
    ['available', 'in_use', 'A vehicle is set to in use by its shipments, not by hand.', 'by_shipment'],
    [
      'maintenance',
      'out_of_service',
      'A vehicle that is in the shop must become available before it is out of service.',
      'not_in_service',
    ],
    ['assigned', 'retired', 'This vehicle is assigned to a shipment. Make it available first.', 'in_use'],
    ['in_use', 'maintenance', 'This vehicle is assigned to a shipment. Make it available first.', 'in_use'],
  ])('from %s to %s is refused with a reason', async (from, to, message, reason) => {
    const { id } = await added();
    await force(id, from);
    expect(await move(id, { status: to, version: 1 })).toMatchObject({ status: 409, body: { message, reason } });
  });

  it('succeeds once among concurrent requests', async () => {
    const { id } = await added();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => move(id, { status: 'out_of_service', version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(id)).body.data).toMatchObject({ status: 'out_of_service', version: 2 });
  });

  it('to retired removes its papers from the list', async () => {
    const { id } = await added();
    const mine = async () =>
      (await papers('?size=1000')).body.data.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    expect(await mine()).toHaveLength(3);
    await move(id, { status: 'retired', version: 1 });
    expect(await mine()).toEqual([]);
  });

  it('to retired takes it from its driver', async () => {
    const { id } = await added();
    const now = world.services.clock.now();
    const driver = {
      id: randomUUID(),
      company_id: member.company,
      created_at: now,
      updated_at: now,
      name: 'Ioana',
      phone: '+40721111111',
      language: 'ro' as const,
      employment: 'employee' as const,
      status: 'active' as const,
      current_vehicle_id: id,
    };
    await inDatabase((tx) => tx.insertInto('driver').values(driver).execute());
    await move(id, { status: 'retired', version: 1 });
    const found = inDatabase((tx) =>
      tx.selectFrom('driver').select(['current_vehicle_id', 'version']).where('id', '=', driver.id).execute(),
    );
    expect(await found).toEqual([{ current_vehicle_id: null, version: 2 }]);
  });
});
