import { beforeAll, beforeEach, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { drivers } from '../../../services/drivers/drivers.ts';
import { addMember } from '../../support/services/people.ts';
import { openDrivers } from '../drivers/openDrivers.ts';

let office: Awaited<ReturnType<typeof openDrivers>>;
let driver: { readonly id: string; readonly name: string; readonly phone: string; readonly version: number };
beforeAll(async () => {
  office = await openDrivers();
});
beforeEach(async () => {
  driver = await office.added({ licence, currentVehicleId: (await office.newVehicle()).id });
  office.world.advance(30_000);
});

const licence = {
  number: 'B072RRE2I55',
  country: 'RO',
  categories: ['C', 'CE'],
  issuedOn: '2020-01-01',
  expiresOn: '2026-03-10',
};
const undo = (id: string, version: number, by = office.owner) =>
  office.send('POST', `/${id}/undo`, { data: JSON.stringify({ version }) }, by);
const invited = async ({ id, name, phone }: typeof driver) => {
  const { body } = await office.world.call('/invitations', { json: { name, phone, driverId: id }, ...office.owner });
  return body.data.id;
};
const papers = async () => (await office.world.call('/v1/papers?size=100', { ...office.owner })).body.data;
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.reason];
/** The invitation's own version and time change too. */
const withoutTimes = (record: object) => ({
  ...record,
  version: undefined,
  updatedAt: undefined,
  invitation: undefined,
});

it.each([
  ['leaving', () => office.move(driver.id, 'left', 1), 2],
  ['being deleted', () => office.remove(driver.id, 1), 1],
])('%s is undone with vehicle, papers and invitation', async (_, change, version) => {
  await invited(driver);
  const [before, listed] = [await office.read(driver.id), await papers()];
  expect((await change()).status).toBe(200);
  expect(await papers()).toHaveLength(listed.length - 1);
  const { status, body } = await undo(driver.id, version);
  expect(status).toBe(200);
  expect(withoutTimes(body.data)).toEqual(withoutTimes(before));
  expect(body.data).toMatchObject({ status: 'active', invitationStatus: 'pending' });
  expect(await papers()).toEqual(listed);
});

it('a deleted driver keeps neither phone number nor vehicle from others', async () => {
  await office.remove(driver.id, 1);
  const other = await office.added({ phone: driver.phone });
  expect(other).toMatchObject({ status: 'active', phone: driver.phone });
  expect(reasonOf(await undo(driver.id, 1))).toEqual([409, 'taken_since']);
  await office.remove(other.id, 1);
  expect((await undo(driver.id, 1)).status).toBe(200);
});

it('a vehicle that was retired or given away meanwhile is not taken back', async () => {
  const { currentVehicle } = await office.read(driver.id);
  await office.remove(driver.id, 1);
  const other = await office.added({ currentVehicleId: currentVehicle.id });
  expect(reasonOf(await undo(driver.id, 1))).toEqual([409, 'taken_since']);
  await office.remove(other.id, 1);
  await office.world.call(`/api/v1/vehicle/${currentVehicle.id}/status`, {
    json: { status: 'retired', version: 1 },
    ...office.owner,
  });
  expect(reasonOf(await undo(driver.id, 1))).toEqual([409, 'taken_since']);
});

it('a driver who was only invited, without a phone number, is brought back too', async () => {
  const json = { name: 'Ana', email: 'ana@truckers.test' };
  await office.world.call('/invitations', { json, ...office.owner });
  const [{ id, version }] = (await office.list('?q=ana%40truckers.test')).body.data;
  const before = await office.read(id);
  await office.remove(id, version);
  expect((await office.list('?q=ana%40truckers.test')).body.data).toEqual([]);
  expect(withoutTimes((await undo(id, version)).body.data)).toEqual(withoutTimes(before));
});

it('only whoever did it can undo it, of this company', async () => {
  const colleague = await addMember(office.world, { role: 'dispatcher', company: office.owner.company });
  await office.move(driver.id, 'left', 1);
  expect(reasonOf(await undo(driver.id, 2, colleague))).toEqual([409, 'undo_over']);
  expect((await undo(driver.id, 2, await addMember(office.world))).status).toBe(404);
  expect((await undo(driver.id, 2)).status).toBe(200);
  expect(reasonOf(await undo(driver.id, 3))).toEqual([409, 'undo_over']);
});

it('a vehicle’s undo brings back no driver', async () => {
  await office.remove(driver.id, 1);
  const call = { json: { version: 1 }, ...office.owner };
  expect((await office.world.call(`/api/v1/vehicle/${driver.id}/undo`, call)).status).toBe(404);
  expect((await undo(driver.id, 1)).status).toBe(200);
});

it('once it is too late the driver is deleted for good', async () => {
  await office.remove(driver.id, 1);
  office.world.advance(5 * 60_000);
  expect(reasonOf(await undo(driver.id, 1))).toEqual([409, 'undo_over']);
  await drivers.cleanUp?.(office.world.services);
  const left = await amidAllCompanies(office.world.services, (tx) =>
    tx.selectFrom('driver').select('id').where('id', '=', driver.id).execute(),
  );
  expect(left).toEqual([]);
});
