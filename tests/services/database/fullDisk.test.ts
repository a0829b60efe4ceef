import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ifRoom } from '../../../services/database/ifRoom.ts';
import { isStorageFull } from '../../../services/database/isStorageFull.ts';
import { statistics } from '../../../services/database/statistics.ts';
import { StorageFull } from '../../../services/StorageFull.ts';
import { importRow } from '../../support/freight/importRow.ts';
import { migratedTemplate } from '../../support/services/databaseTemplates.ts';
import { memoryDatabase } from '../../support/services/newDatabase.ts';
import { addCompany, addMember, addPerson, type TestMember, tokenOf } from '../../support/services/people.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { aPaper, newDriver, newVehicle } from '../../support/services/walls.ts';

let hasRoom = true;
let look = () => hasRoom;
const database = await memoryDatabase(await migratedTemplate(), () => look());
const { db } = database;
afterAll(() => database.close());

let world: World;
let member: TestMember;
let vehicle: string;
beforeAll(async () => {
  world = await openWorld({ db });
  member = await addMember(world);
  vehicle = (await send('POST', '/api/v1/vehicle', { json: newVehicle() })).body.data.id;
});
beforeEach(() => {
  hasRoom = true;
});

const send = (method: string, path: string, more: { readonly json?: object; readonly body?: FormData } = {}) =>
  world.call(path, {
    method,
    token: member.token,
    company: member.company,
    headers: { 'Idempotency-Key': randomUUID() },
    ...more,
  });

const driverForm = () => {
  const form = new FormData();
  form.set('data', JSON.stringify(newDriver()));
  return form;
};

const writes: readonly (readonly [what: string, write: () => ReturnType<typeof send>])[] = [
  ['a vehicle', () => send('POST', '/api/v1/vehicle', { json: newVehicle() })],
  ['an upload', () => send('POST', `/api/v1/vehicle/${vehicle}/media`, { body: aPaper() })],
  ['a driver', () => send('POST', '/v1/drivers', { body: driverForm() })],
  [
    'an invitation, with its mail',
    () => send('POST', '/invitations', { json: { name: 'Ana', email: 'ana@truckers.test' } }),
  ],
  [
    'a batch',
    () => send('POST', '/invitations/batch', { json: { rows: [{ name: 'Ana', email: 'a@truckers.test' }] } }),
  ],
  ['a member', () => send('POST', '/v1/members', { json: { name: 'Ana', email: 'ana@people.test', role: 'viewer' } })],
  ['a code', () => send('POST', '/api/v1/users/reset-password?username=ana%40people.test')],
  ['a sign-out', () => send('POST', '/api/v1/logout')],
];

describe('on a full disk', () => {
  it.each(writes)('%s is refused with one sentence', async (_what, write) => {
    hasRoom = false;
    const { status, body } = await write();
    expect([status, body]).toEqual([
      507,
      {
        code: 507,
        message: 'Nothing can be saved right now because storage is full. Everything already saved can still be read.',
      },
    ]);
  });

  it.each([
    ['a list', () => '/api/v1/vehicles'],
    ['a record', () => `/api/v1/vehicle/${vehicle}`],
    ['the members', () => '/v1/members'],
    ['the health check', () => '/readyz'],
  ])('%s is read, even by a session whose use can no longer be noted', async (_what, path) => {
    hasRoom = false;
    world.advance(10 * 60_000);
    expect((await send('GET', path())).status).toBe(200);
  });

  it('somebody who was just added reads, and an invitation is opened', async () => {
    const person = await addPerson(world);
    const joined = { user_id: person.id, company_id: member.company, role: 'viewer' as const };
    await db
      .insertInto('membership')
      .values({ ...joined, created_at: world.clock.now() })
      .execute();
    const token = await tokenOf(world, person);
    const invited = await send('POST', '/invitations', { json: { name: 'Ion', phone: newDriver().phone } });
    hasRoom = false;
    expect((await send('GET', '/v1/members')).status).toBe(200);
    expect((await world.call('/v1/members', { token, company: member.company })).status).toBe(200);
    expect((await world.call(`/invitations/${invited.body.data.id}`)).body.data.status).toBe('pending');
  });

  it('the hourly vacuum waits', async () => {
    hasRoom = false;
    await expect(statistics.cleanUp({ db, settings: { databaseUrl: undefined } })).resolves.toBeUndefined();
  });
});

it('writes are taken again as soon as there is room, and the same key does what was refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const add = () =>
    world.call('/api/v1/vehicle', { json: draft, token: member.token, company: member.company, headers });
  const draft = newVehicle();
  hasRoom = false;
  expect((await add()).status).toBe(507);
  hasRoom = true;
  expect((await add()).status).toBe(201);
});

it('an import that the disk has no room for midway is refused: what was added stays, and sent again it adds the rest once', async () => {
  const shipper = await addMember(world, { company: await addCompany(world, { kind: 'office' }) });
  const who = { token: shipper.token, company: shipper.company };
  const lines = Array.from({ length: 60 }, (_, at) => [`Import ${at}`, ...Object.values(importRow)].join(','));
  const csv = [['reference', ...Object.keys(importRow)].join(','), ...lines].join('\n');
  const headers = { 'Idempotency-Key': randomUUID() };
  const importAll = () =>
    world.call('/v1/shipment-requests/import', { ...who, headers, json: { csv, publish: false } });
  const total = async () => (await world.call('/v1/shipment-requests?size=1', who)).body.paging?.total ?? 0;

  let before = 0;
  for (let asked = 1; before === 0; asked += 1) {
    let left = asked;
    look = () => (left -= 1) >= 0;
    const refused = await importAll();
    look = () => hasRoom;
    expect(refused.status).toBe(507);
    before = await total();
  }
  expect(before).toBeLessThan(lines.length);

  const { status, body } = await importAll();
  expect(status).toBe(200);
  expect(body.data.rows.map(({ outcome }: { readonly outcome: string }) => outcome)).toEqual(
    lines.map((_, at) => (at < before ? 'exists' : 'added')),
  );
  expect(await total()).toBe(lines.length);
});

it.each([
  ['what PostgreSQL says', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['what the system says', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a used-up quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['our own error', new StorageFull()],
])('%s counts as a full disk: a note of a read is left out', async (_what, error) => {
  expect(isStorageFull(error)).toBe(true);
  await expect(ifRoom(Promise.reject(error))).resolves.toBeUndefined();
});

it('other errors of a note are not left out', async () => {
  await expect(ifRoom(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('a disk that cannot be asked about its room fails one call, not those after it', async () => {
  look = () => {
    throw new Error('no such folder');
  };
  await expect(db.selectFrom('vehicle').select('id').execute()).rejects.toThrow('no such folder');
  look = () => hasRoom;
  await db.selectFrom('vehicle').select('id').execute();
});
