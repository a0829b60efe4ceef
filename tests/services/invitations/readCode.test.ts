import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addMember } from '../../support/services/people.ts';
import { openFleet } from '../drivers/openFleet.ts';

const fleet = await openFleet();
const { world, newPhone, invited, list, look, resend, revoke, accept, waitUntilExpired } = fleet;
const read = (id: string, by = fleet.member) => world.call(`/invitations/${id}/code`, { ...by });
const tryCode = (id: string, code: string) => world.call(`/invitations/${id}/accept`, { json: { code } });

it('is shown for an invitation by phone only, and is accepted', async () => {
  const { id } = await invited();
  const { status, body } = await read(id);
  expect({ status, data: body.data }).toEqual({ status: 200, data: { code: expect.stringMatching(/^[2-9A-Z]{8}$/) } });
  expect((await tryCode(id, body.data.code)).status).toBe(200);
});

it('is shown to a dispatcher but not to a viewer', async () => {
  const { id } = await invited();
  const { company } = fleet.member;
  const [dispatcher, viewer] = [
    await addMember(world, { company, role: 'dispatcher' }),
    await addMember(world, { company, role: 'viewer' }),
  ];
  expect((await read(id, dispatcher)).status).toBe(200);
  expect((await read(id, viewer)).status).toBe(409);
});

it('is not shown if it was mailed', async () => {
  const { id } = await invited({ name: 'Ioana', phone: newPhone(), email: `${randomUUID()}@truckers.test` });
  const { status, body } = await read(id);
  expect([status, body.message]).toEqual([409, 'Only the email we sent has the code.']);
});

it.each([
  ['revoked', (id: string) => revoke(id), 'This invitation has been revoked. Send a new one.'],
  ['accepted', (id: string) => accept(id), 'This invitation has already been accepted.'],
  ['expired', () => waitUntilExpired(), 'This invitation has already expired.'],
])('is not given once the invitation is %s', async (_end, finish, message) => {
  const { id } = await invited();
  await finish(id);
  const { status, body } = await read(id);
  expect([status, body.message]).toEqual([409, message]);
});

it('changes with a resend after too many attempts', async () => {
  const { id } = await invited();
  const before = (await read(id)).body.data.code;
  for (let time = 0; time < 5; time += 1) await tryCode(id, 'AAAAAAAA');
  expect((await read(id)).body.message).toBe(
    'Too many wrong codes were entered. Renew the invitation to get a new one.',
  );
  world.advance(30_000);
  await resend(id);
  const { code } = (await read(id)).body.data;
  expect(code).not.toBe(before);
  expect((await tryCode(id, code)).status).toBe(200);
});

it('is in no other answer, nor in one stored for an Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const json = { name: 'Ioana', phone: newPhone() };
  const sent = await world.call('/invitations', { json, headers, ...fleet.member });
  const { id, driverId } = sent.body.data;
  const { code } = (await read(id)).body.data;
  const driver = await world.call(`/v1/drivers/${driverId}`, { ...fleet.member });
  for (const { text } of [sent, driver, await list(), await look(id)]) expect(text).not.toContain(code);
  const kept = await sql<{ found: boolean }>`
    select exists (select from idempotency_key where answer like ${`%${code}%`}) as found`.execute(world.services.db);
  expect(kept.rows).toEqual([{ found: false }]);
});
