import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addMember } from '../../support/services/people.ts';
import { openDrivers } from './openDrivers.ts';

const { world, owner, draft, send, add, added, change, move, read, remove, newVehicle } = await openDrivers();
const licence = {
  number: 'RO-12345678',
  country: 'RO',
  categories: ['C', 'CE'],
  issuedOn: '2021-05-04',
  expiresOn: '2026-05-03',
};
const card = { type: 'tachograph', number: 'RO000012345', expiresOn: '2027-01-31' };

describe('adding a driver', () => {
  it('returns all details, with compliance', async () => {
    const vehicle = await newVehicle();
    const said = draft({
      licence,
      cards: [card, { type: 'adr', expiresOn: '2026-03-20' }],
      currentVehicleId: vehicle.id,
    });
    const { status, body } = await add(said);
    const now = world.services.clock.now().toISOString();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...said,
      id: expect.any(String),
      companyId: owner.company,
      version: 1,
      createdAt: now,
      updatedAt: now,
      cards: [card, { type: 'adr', number: null, expiresOn: '2026-03-20' }],
      photo: null,
      status: 'active',
      pause: { reason: null, note: null, backOn: null },
      currentVehicle: { id: vehicle.id, fleetNo: vehicle.fleetNo, plate: vehicle.plate },
      compliance: 'expiring',
      documents: [],
      invitationStatus: null,
      invitation: null,
    });
    expect(await read(body.data.id)).toEqual(body.data);
  });

  it('normalises typed input', async () => {
    const typed = {
      phone: '0040 (72) 999-0000',
      licence: { ...licence, country: 'ro', categories: ['CE', 'B', 'CE'] },
    };
    const { name, phone, licence: kept } = await added({ ...typed, name: '  Ioana \u2003 Pop  ' });
    expect([name, phone, kept.country, kept.categories]).toEqual(['Ioana Pop', '+40729990000', 'RO', ['B', 'CE']]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: null }],
    ['phone', { phone: '0721' }],
    ['email', { email: 'ioana' }],
    ['language', { language: 'ja' }],
    ['employment', { employment: 'volunteer' }],
    ['licence.number', { licence: { ...licence, number: 'RO' } }],
    ['licence.country', { licence: { ...licence, country: 'XX' } }],
    ['licence.categories', { licence: { ...licence, categories: [] } }],
    ['licence.categories.0', { licence: { ...licence, categories: ['A'] } }],
    ['licence.issuedOn', { licence: { ...licence, issuedOn: '2026-03-04' } }],
    ['licence.expiresOn', { licence: { ...licence, expiresOn: '2021-05-04' } }],
    ['licence.expiresOn', { licence: { ...licence, expiresOn: '2027-02-29' } }],
    ['cards', { cards: [card, { ...card, number: null }] }],
    ['cards.0.expiresOn', { cards: [{ ...card, expiresOn: 'soon' }] }],
    ['currentVehicleId', { currentVehicleId: 'x' }],
    ['currentVehicleId', { currentVehicleId: randomUUID() }],
    ['status', { status: 'left' }],
  ])('is refused for its field %s', async (field, wrong) => {
    const { status, body } = await add(draft(wrong));
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it.each([
    ['no JSON', { data: '{' }, 422],
    ['poisoned JSON', { data: '{"__proto__":{}}' }, 422],
    ['no data at all', { other: 'x' }, 422],
  ])('is refused with %s', async (_what, parts, status) => {
    expect((await send('POST', '', parts, owner)).status).toBe(status);
  });

  it('is refused with a body that is not a form', async () => {
    expect((await world.call('/v1/drivers', { json: draft(), ...owner })).status).toBe(415);
  });

  it('is refused with another driver’s phone number, but not in another company', async () => {
    const { phone } = await added();
    const { status, body } = await add(draft({ phone }));
    expect([status, body.message]).toEqual([422, 'A driver with this phone number already exists.']);
    expect((await add(draft({ phone }), await addMember(world))).status).toBe(201);
  });

  it('is refused with a vehicle of another company', async () => {
    const { id } = await newVehicle(await addMember(world));
    const { body } = await add(draft({ currentVehicleId: id }));
    expect(body.errors).toEqual([
      { field: 'currentVehicleId', message: 'is not a vehicle of this company', code: 'not_a_choice' },
    ]);
  });

  it('is done once for one Idempotency-Key, even with another form boundary', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const said = JSON.stringify(draft());
    const answers = [];
    for (const data of [said, said, JSON.stringify(draft())]) {
      const body = new FormData();
      body.set('data', data);
      answers.push(await world.call('/v1/drivers', { method: 'POST', body, headers, ...owner }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });
});

describe('changing a driver', () => {
  it('replaces all details', async () => {
    const driver = await added({ licence, cards: [card] });
    const said = draft({ name: 'Ioana Dumitrescu', language: 'en' });
    const { status, body } = await change(driver.id, { ...said, version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...said, version: 2, status: 'active', compliance: 'missing' });
  });

  it('succeeds once among fifty concurrent changes to the same version', async () => {
    const { id } = await added();
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(id, { ...draft(), version: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message));
    expect(losers).toEqual(new Set(['Someone else changed this.']));
  });

  it('gives a vehicle to one of many drivers who concurrently claim it', async () => {
    const vehicle = await newVehicle();
    const drivers = await Promise.all(Array.from({ length: 10 }, () => added()));
    const answers = await Promise.all(
      drivers.map(({ id }) => change(id, { ...draft(), currentVehicleId: vehicle.id, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = new Set(
      answers.filter(({ status }) => status !== 200).map(({ body }) => `${body.code} ${body.message}`),
    );
    expect(losers).toEqual(new Set(['422 Another driver has this vehicle.']));
  });

  it('reports both phone and vehicle when both are taken', async () => {
    const vehicle = await newVehicle();
    const { phone } = await added();
    await added({ currentVehicleId: vehicle.id });
    const errors = ['phone', 'currentVehicleId'];
    const refused = await add(draft({ phone, currentVehicleId: vehicle.id }));
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([422, errors]);
    const one = await add(draft({ phone }));
    expect(one.body.errors?.map(({ field }) => field)).toEqual(['phone']);
  });

  it('requires a phone number, except for invited drivers', async () => {
    const { id } = await added();
    const { status, body } = await change(id, { ...draft({ phone: null }), version: 1 });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['phone']]);
  });
});

describe('a driver’s status', () => {
  it('changes as the product allows', async () => {
    const { id } = await added();
    const statuses = [];
    for (const [index, to] of ['on_leave', 'active', 'suspended', 'active'].entries()) {
      statuses.push((await move(id, to, index + 1)).body.data.status);
    }
    expect(statuses).toEqual(['on_leave', 'active', 'suspended', 'active']);
    const { status, body } = await move(id, 'invited', 5);
    expect([status, body.message]).toEqual([409, 'A driver who is active cannot become invited directly.']);
  });

  it('is refused for a stale version', async () => {
    const { id } = await added();
    await move(id, 'on_leave', 1);
    expect((await move(id, 'active', 1)).body.message).toBe('Someone else changed this.');
  });

  it('ends with leaving, which frees vehicle and phone and revokes an open invitation', async () => {
    const vehicle = await newVehicle();
    const driver = await added({ currentVehicleId: vehicle.id });
    const { body: invitation } = await world.call('/invitations', {
      json: { name: 'Ioana', phone: driver.phone, driverId: driver.id },
      ...owner,
    });
    const { body } = await move(driver.id, 'left', 1);
    expect(body.data).toMatchObject({ status: 'left', currentVehicle: null });
    expect((await world.call(`/invitations/${invitation.data.id}`)).body.data.status).toBe('revoked');
    expect((await add(draft({ phone: driver.phone, currentVehicleId: vehicle.id }))).status).toBe(201);
    const taken = await change(driver.id, { ...draft({ currentVehicleId: (await newVehicle()).id }), version: 2 });
    expect([taken.status, taken.body.message]).toEqual([409, 'This driver has left and cannot have a vehicle.']);
  });
});

describe('removing a driver', () => {
  it('removes papers and vehicle assignment, and revokes an open invitation', async () => {
    const { driverId, id: invitation } = (
      await world.call('/invitations', { json: { name: 'Rui', email: 'rui@truckers.test' }, ...owner })
    ).body.data;
    expect((await remove(driverId, 1)).body).toEqual({ code: 200, data: null });
    expect((await world.call(`/v1/drivers/${driverId}`, { ...owner })).status).toBe(404);
    expect((await world.call(`/invitations/${invitation}`)).body.data.status).toBe('revoked');
  });

  it.each(['', '?version=0', '?version=x', '?version=1&version=1'])(
    'is refused with %j for a version',
    async (query) => {
      const { id } = await added();
      expect((await world.call(`/v1/drivers/${id}${query}`, { method: 'DELETE', ...owner })).status).toBe(400);
    },
  );

  it('is refused for a stale version', async () => {
    const { id } = await added();
    expect((await remove(id, 2)).status).toBe(409);
  });
});

describe('a deleted vehicle', () => {
  it('is no longer assigned to a driver', async () => {
    const vehicle = await newVehicle();
    const { id } = await added({ currentVehicleId: vehicle.id });
    const removed = await world.call(`/api/v1/vehicle/${vehicle.id}?version=1`, { method: 'DELETE', ...owner });
    expect(removed.status).toBe(200);
    expect(await read(id)).toMatchObject({ currentVehicleId: null, currentVehicle: null });
  });
});
