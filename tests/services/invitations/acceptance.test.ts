import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const fleet = await openFleet();
const { world, newPhone, invited, list, resend, revoke, accept, codeOf, drivers, waitUntilExpired } = fleet;
const newEmail = () => `${randomUUID()}@truckers.test`;
const tryCode = (id: string, code: string, more: object = {}) =>
  world.call(`/invitations/${id}/accept`, { json: { code, ...more } });
const driverOf = async ({ driverId }: { driverId: string | null }) =>
  (await drivers()).find(({ id }) => id === driverId);
const wrong = 'AAAAAAAA';

describe('accepting an invitation', () => {
  it('activates its driver', async () => {
    const invitation = await invited();
    world.advance(5_000);
    const { status, body } = await accept(invitation.id);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { invitationId: invitation.id, status: 'accepted' },
    });
    expect(await driverOf(invitation)).toMatchObject({ status: 'active', phone: invitation.phone, version: 2 });
    const now = world.services.clock.now().toISOString();
    const [shown] = (await list('?status=accepted')).body.data;
    expect(shown).toMatchObject({ id: invitation.id, acceptedAt: now, openedAt: now, driverId: invitation.driverId });
  });

  it('accepts a code as people type it', async () => {
    const { id } = await invited();
    const code = (await codeOf(id)) ?? '';
    expect((await tryCode(id, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).status).toBe(200);
  });

  it('requires a phone number when the driver has none, and saves it', async () => {
    const [invitation, phone] = [await invited({ name: 'Ioana', email: newEmail() }), newPhone()];
    const without = await accept(invitation.id);
    expect([without.status, without.body.errors]).toEqual([
      422,
      [{ field: 'phone', message: 'must not be empty', code: 'required' }],
    ]);
    expect((await accept(invitation.id, { phone })).status).toBe(200);
    expect(await driverOf(invitation)).toMatchObject({ status: 'active', phone });
  });

  it('keeps the phone number the company entered', async () => {
    const invitation = await invited();
    await accept(invitation.id, { phone: newPhone() });
    expect(await driverOf(invitation)).toMatchObject({ phone: invitation.phone });
  });

  it('is refused with another driver’s phone number', async () => {
    const [known, invitation] = [await invited(), await invited({ name: 'Ioana', email: newEmail() })];
    const { status, body } = await accept(invitation.id, { phone: known.phone });
    expect([status, body.message]).toEqual([422, 'A driver with this phone number already exists.']);
    expect(await driverOf(invitation)).toMatchObject({ status: 'invited', phone: null });
  });

  it('works once per driver, however many invitations are open', async () => {
    const first = await invited({ name: 'Ioana', phone: newPhone(), email: newEmail() });
    const others = [];
    for (let time = 0; time < 5; time += 1) {
      others.push(await invited({ name: 'Ioana', email: newEmail(), driverId: first.driverId }));
    }
    const answers = await Promise.all([first, ...others].map(({ id }) => accept(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 This driver already has the app.']),
    );
  });

  it('succeeds once among fifty concurrent requests', async () => {
    const { id } = await invited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 This invitation has already been accepted.']),
    );
  });

  it.each([
    ['revoked', (id: string) => revoke(id), 'This invitation has been revoked. Send a new one.'],
    ['accepted', (id: string) => accept(id), 'This invitation has already been accepted.'],
    ['expired', () => waitUntilExpired(), 'This invitation has already expired.'],
  ])('is refused once it is %s', async (_end, finish, message) => {
    const { id } = await invited();
    await finish(id);
    const { status, body } = await accept(id);
    expect([status, body.message]).toEqual([409, message]);
  });

  it('gives the same answer for an unknown and a malformed id', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await tryCode(id, wrong)).text).toBe('{"code":404,"message":"Not found."}');
    }
  });
});

describe('a wrong code', () => {
  it('is reported on its field', async () => {
    const { id } = await invited();
    const { status, body } = await tryCode(id, wrong);
    expect([status, body.errors]).toEqual([422, [{ field: 'code', message: 'is wrong', code: 'wrong_code' }]]);
  });

  it('is checked five times, even concurrently; then even the right code is refused', async () => {
    const { id } = await invited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(id, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(45);
    const { status, body } = await accept(id);
    expect([status, body.message]).toEqual([
      409,
      'Too many wrong codes were tried. Ask the company to send the invitation again.',
    ]);
  });

  it('no longer counts once the invitation is resent with a new code', async () => {
    const { id } = await invited();
    const code = await codeOf(id);
    for (let time = 0; time < 5; time += 1) await tryCode(id, wrong);
    world.advance(30_000);
    expect((await resend(id)).status).toBe(200);
    expect(await codeOf(id)).not.toBe(code);
    expect((await accept(id)).status).toBe(200);
  });

  it.each([
    ['code', {}],
    ['code', { code: '' }],
    ['phone', { code: wrong, phone: '123' }],
    ['name', { code: wrong, name: 'Mine' }],
  ])('does not count when the field %s makes no sense', async (field, json) => {
    const { id } = await invited();
    for (let time = 0; time < 6; time += 1) {
      const { status, body } = await world.call(`/invitations/${id}/accept`, { json });
      expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    }
    expect((await accept(id)).status).toBe(200);
  });
});
