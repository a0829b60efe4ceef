import { beforeAll, beforeEach, expect, it } from 'vitest';
import { vehicles } from '../../../services/vehicles/vehicles.ts';
import { addMember } from '../../support/services/people.ts';
import { openYard, pdf, png } from '../vehicles/openYard.ts';

let yard: Awaited<ReturnType<typeof openYard>>;
let vehicle: Awaited<ReturnType<typeof yard.added>>;
beforeAll(async () => {
  yard = await openYard();
});
beforeEach(async () => {
  vehicle = await yard.added();
});

const undo = (id: string, version: number, by = yard.member) =>
  yard.world.call(`/api/v1/vehicle/${id}/undo`, { json: { version }, ...by });
const total = async () => Number((await yard.list('?size=1')).body.paging?.total);
const counted = async () => (await yard.world.call('/api/v1/vehicles/counts', { ...yard.member })).body.data;
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.reason];
const withoutTimes = (record: object) => ({ ...record, version: undefined, updatedAt: undefined });

const driversCall = async (path: string, method: string, data?: object) => {
  const body = new FormData();
  if (data) body.set('data', JSON.stringify(data));
  return (await yard.world.call(`/v1/drivers${path}`, { method, ...(data && { body }), ...yard.member })).body.data;
};
let phones = 0;
/** Adds a driver with a vehicle, or gives a driver another one; returns the id. */
const saveDriver = async (currentVehicleId: string, id?: string): Promise<string> => {
  const phone = `+4072${String((phones += 1)).padStart(7, '0')}`;
  const draft = { name: 'Ioana', phone, language: 'ro', employment: 'employee', currentVehicleId };
  if (id === undefined) return (await driversCall('', 'POST', draft)).id;
  const { version } = await driversCall(`/${id}`, 'GET');
  return (await driversCall(`/${id}`, 'PUT', { ...draft, version })).id;
};
const vehicleOf = async (driverId: string) => (await driversCall(`/${driverId}`, 'GET')).currentVehicle?.id ?? null;

it('a deleted vehicle is in no list, count or read, and undoing brings it back as it was', async () => {
  await yard.kept(vehicle.id, { type: 'insurance', file: pdf(), expiresOn: '2027-01-01' });
  const photo = await yard.kept(vehicle.id, { type: 'photo', file: png() });
  const before = (await yard.read(vehicle.id)).body.data;
  const [shown, counts, papers] = [await total(), await counted(), (await yard.papers('?size=100')).body.data];

  expect((await yard.remove(vehicle.id, vehicle.version)).status).toBe(200);
  expect((await yard.read(vehicle.id)).status).toBe(404);
  expect((await yard.file(vehicle.id, photo.id)).status).toBe(404);
  expect((await yard.keep(vehicle.id, { type: 'photo', file: png() })).status).toBe(404);
  expect((await yard.move(vehicle.id, { status: 'maintenance', version: 1 })).status).toBe(404);
  expect((await yard.remove(vehicle.id, vehicle.version)).status).toBe(404);
  expect(await total()).toBe(shown - 1);
  expect(await counted()).toEqual({ ...counts, available: counts.available - 1 });
  expect((await yard.papers('?size=100')).body.data).toHaveLength(papers.length - 2);

  const back = await undo(vehicle.id, vehicle.version);
  expect(back.status).toBe(200);
  expect(withoutTimes(back.body.data)).toEqual(withoutTimes(before));
  expect(back.body.data.version).toBe(vehicle.version + 1);
  expect((await yard.file(vehicle.id, photo.id)).status).toBe(200);
  expect(await total()).toBe(shown);
  expect((await yard.papers('?size=100')).body.data).toEqual(papers);
});

it.each(['available', 'maintenance', 'retired'])('a deleted vehicle that was %s is that again', async (status) => {
  const moved = status === 'available' ? vehicle : (await yard.move(vehicle.id, { status, version: 1 })).body.data;
  const before = (await yard.read(vehicle.id)).body.data;
  await yard.remove(vehicle.id, moved.version);
  expect(withoutTimes((await undo(vehicle.id, moved.version)).body.data)).toEqual(withoutTimes(before));
});

it('retiring is undone with reason, return and papers', async () => {
  const pause = { reason: 'repair', note: 'Gearbox', backOn: '2026-04-01' };
  await yard.move(vehicle.id, { status: 'maintenance', pause, version: 1 });
  const before = (await yard.read(vehicle.id)).body.data;
  const papers = (await yard.papers('?size=100')).body.data;
  await yard.move(vehicle.id, { status: 'retired', version: 2 });
  const back = await undo(vehicle.id, 3);
  expect(withoutTimes(back.body.data)).toEqual(withoutTimes(before));
  expect(back.body.data).toMatchObject({ status: 'maintenance', pause, version: 4 });
  expect((await yard.papers('?size=100')).body.data).toEqual(papers);
});

it('a driver gets the vehicle back, unless there is another by now', async () => {
  const driverId = await saveDriver(vehicle.id);
  await yard.move(vehicle.id, { status: 'retired', version: 1 });
  expect(await vehicleOf(driverId)).toBeNull();
  expect((await undo(vehicle.id, 2)).status).toBe(200);
  expect(await vehicleOf(driverId)).toBe(vehicle.id);

  await yard.remove(vehicle.id, 3);
  const other = await yard.added();
  await saveDriver(other.id, driverId);
  expect(reasonOf(await undo(vehicle.id, 3))).toEqual([409, 'taken_since']);
  expect((await yard.read(vehicle.id)).status).toBe(404);
});

it('what was changed after that is not undone', async () => {
  await yard.move(vehicle.id, { status: 'maintenance', version: 1 });
  await yard.move(vehicle.id, { status: 'available', version: 2 });
  expect(reasonOf(await undo(vehicle.id, 2))).toEqual([409, 'stale']);
  expect((await yard.read(vehicle.id)).body.data).toMatchObject({ status: 'available', version: 3 });
  expect((await yard.change(vehicle.id, { ...yard.draft(), make: 'Kögel', version: 3 })).status).toBe(200);
  expect(reasonOf(await undo(vehicle.id, 3))).toEqual([409, 'stale']);
});

it('a plate or number that was taken meanwhile stays taken', async () => {
  await yard.remove(vehicle.id, 1);
  const other = await yard.added({ plate: vehicle.plate });
  expect(reasonOf(await undo(vehicle.id, 1))).toEqual([409, 'taken_since']);
  await yard.remove(other.id, 1);
  expect((await undo(vehicle.id, 1)).status).toBe(200);
});

it('a change can be undone for five minutes, and by whoever did it', async () => {
  const colleague = await addMember(yard.world, { role: 'dispatcher', company: yard.member.company });
  await yard.remove(vehicle.id, 1);
  expect((await undo(vehicle.id, 1, colleague)).status).toBe(404);
  yard.world.advance(5 * 60_000 - 1000);
  expect((await undo(vehicle.id, 1)).status).toBe(200);
  await yard.move(vehicle.id, { status: 'retired', version: 2 });
  expect(reasonOf(await undo(vehicle.id, 3, colleague))).toEqual([409, 'undo_over']);
  yard.world.advance(5 * 60_000);
  expect(reasonOf(await undo(vehicle.id, 3))).toEqual([409, 'undo_over']);
});

it('another company finds nothing to undo', async () => {
  const stranger = await addMember(yard.world);
  await yard.remove(vehicle.id, 1);
  expect((await undo(vehicle.id, 1, stranger)).status).toBe(404);
  expect((await undo(vehicle.id, 1, { ...stranger, company: yard.member.company })).status).toBe(404);
  expect((await undo(vehicle.id, 1)).status).toBe(200);
});

it('of fifty tries to undo one is done, and tries to delete and undo leave a whole vehicle or none', async () => {
  await yard.remove(vehicle.id, 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => undo(vehicle.id, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect((await yard.read(vehicle.id)).body.data.version).toBe(2);

  await Promise.all(
    Array.from({ length: 25 }, (_, at) => [
      yard.remove(vehicle.id, 2 + (at % 3)),
      undo(vehicle.id, 2 + (at % 3)),
    ]).flat(),
  );
  const { status } = await yard.read(vehicle.id);
  const rows = await yard.list(`?size=100`);
  expect(rows.body.data.some(({ id }: { id: string }) => id === vehicle.id)).toBe(status === 200);
});

it('once it is too late it is deleted for good, with its papers and the room they took', async () => {
  const photo = await yard.kept(vehicle.id, { type: 'photo', file: png() });
  const used = await roomUsed();
  await yard.remove(vehicle.id, 1);
  await vehicles.cleanUp?.(yard.world.services);
  expect(await roomUsed()).toBe(used);
  await yard.purge();
  expect(await roomUsed()).toBe(used - photo.file.size);
  expect(reasonOf(await undo(vehicle.id, 1))[0]).toBeGreaterThanOrEqual(404);
});

const roomUsed = () =>
  yard.inDatabase(
    async (tx) => (await tx.selectFrom('file_room').select('bytes_used').executeTakeFirstOrThrow()).bytes_used,
  );
