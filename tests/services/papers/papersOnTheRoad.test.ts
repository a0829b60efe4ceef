import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DriverStatus } from '../../../services/drivers/driverFields.ts';
import type { VehicleStatus } from '../../../services/vehicles/vehicleFields.ts';
import { openYard, pdf } from '../vehicles/openYard.ts';

// Today is 2026-03-02.
const { world, member, added, kept, papers, inDatabase } = await openYard();
const now = world.services.clock.now();

const addVehicle = async (fleetNo: string, status: VehicleStatus, insuredUntil: string | undefined) => {
  const { id } = await added({ fleetNo });
  await kept(id, { type: 'registration', file: pdf() });
  await kept(id, { type: 'roadworthiness', file: pdf(), expiresOn: '2027-01-01' });
  if (insuredUntil !== undefined) await kept(id, { type: 'insurance', file: pdf(), expiresOn: insuredUntil });
  await inDatabase((tx) => tx.updateTable('vehicle').set({ status }).where('id', '=', id).execute());
  return id;
};
const addDriver = async (name: string, status: DriverStatus) => {
  const id = randomUUID();
  const phone = `+49301${name.length}${status.length}00`;
  const more = { company_id: member.company, created_at: now, updated_at: now } as const;
  await inDatabase((tx) =>
    tx
      .insertInto('driver')
      .values({ ...more, id, name, phone, status, language: 'en', employment: 'employee' })
      .execute(),
  );
  return id;
};
const linesOf = async (query: string): Promise<readonly string[]> => {
  const { body } = await papers(query);
  expect(body.paging?.total).toBe(body.data.length);
  return body.data.map(({ subjectName, status }: Readonly<Record<string, string>>) => `${subjectName} ${status}`);
};

let ready = '';
beforeAll(async () => {
  await addVehicle('workshop', 'maintenance', '2025-01-01');
  await addVehicle('soon', 'in_use', '2026-03-10');
  ready = await addVehicle('ready', 'available', '2025-02-01');
  await addVehicle('in use', 'in_use', '2026-02-01');
  await addVehicle('assigned', 'assigned', undefined);
  await addVehicle('retired', 'retired', '2025-01-01');
  await addDriver('away', 'on_leave');
  await addDriver('Invited', 'invited');
  await addDriver('Departed', 'left');
});

const onRoad = ['in use expired', 'ready expired', 'assigned missing'];
const offRoad = ['workshop expired', 'away missing'];

describe('papers', () => {
  it('on the road come first, those in use before those that are ready', async () => {
    expect(await linesOf('?size=100')).toEqual([...onRoad, ...offRoad, 'soon expiring']);
  });

  it.each([
    ['?status=urgent', [...onRoad, ...offRoad]],
    ['?status=urgent&road=on', onRoad],
    ['?status=urgent&road=off', offRoad],
    ['?status=expired&road=off', ['workshop expired']],
    ['?road=on&status=expiring', ['soon expiring']],
  ])('are filtered by %s', async (query, lines) => {
    expect(await linesOf(query)).toEqual(lines);
  });

  it('are counted as they are listed: not of the invited, the departed and the retired', async () => {
    expect((await papers('/counts')).body.data).toEqual({ expired: 3, missing: 2, expiring: 1 });
  });

  it('follow the status of their vehicle', async () => {
    await inDatabase((tx) =>
      tx.updateTable('vehicle').set({ status: 'out_of_service' }).where('id', '=', ready).execute(),
    );
    expect(await linesOf('?status=urgent&road=off')).toEqual(['workshop expired', 'ready expired', 'away missing']);
    await inDatabase((tx) => tx.updateTable('vehicle').set({ status: 'available' }).where('id', '=', ready).execute());
    expect(await linesOf('?status=urgent&road=on')).toEqual(onRoad);
  });

  it('of an invited driver are listed once the driver is active', async () => {
    const id = await addDriver('Newcomers', 'invited');
    await inDatabase((tx) => tx.updateTable('driver').set({ status: 'active' }).where('id', '=', id).execute());
    expect(await linesOf('?subject=driver&road=on')).toEqual(['Newcomers missing']);
  });

  it.each(['?road=both', '?road=on&road=off'])('cannot be asked for with %s', async (query) => {
    expect((await papers(query)).status).toBe(400);
  });
});
