import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openWorld } from '../../../support/services/openWorld.ts';
import { addMember, type TestMember } from '../../../support/services/people.ts';

const minute = 60_000;
const world = await openWorld();
const add = ({ token, company }: TestMember, email = `${randomUUID()}@people.test`) =>
  world.call('/v1/members', { json: { email, name: 'Rui Costa', role: 'viewer' }, token, company });

it('adds at most 30 members an hour per company, even concurrently', async () => {
  const owner = await addMember(world);
  for (let batch = 0; batch < 2; batch += 1) await Promise.all(Array.from({ length: 10 }, () => add(owner)));
  world.advance(10 * minute);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const { status, headers, body } = await add(owner);
  expect([status, headers.get('Retry-After'), body.message]).toEqual([
    429,
    '3000',
    'Your company has invited too many people in the last hour. Invite the rest later.',
  ]);
  expect((await world.call('/v1/members', { ...owner })).body.data).toHaveLength(31);
  expect((await add(await addMember(world))).status).toBe(201);
  world.advance(50 * minute);
  expect((await add(owner)).status).toBe(201);
});

it('does not count existing members', async () => {
  const owner = await addMember(world);
  const email = `${randomUUID()}@people.test`;
  expect((await add(owner, email)).status).toBe(201);
  for (let again = 0; again < 30; again += 1) expect((await add(owner, email)).status).toBe(409);
  expect((await add(owner)).status).toBe(201);
});

it('mails one address at most three times an hour for one company, even if removed in between', async () => {
  const owner = await addMember(world);
  const email = `${randomUUID()}@people.test`;
  const remove = async () => {
    const { body } = await world.call('/v1/members', { ...owner });
    const people: readonly { readonly userId: string; readonly email: string }[] = body.data;
    const id = people.find((person) => person.email === email)?.userId ?? '';
    return world.call(`/v1/members/${id}?version=1`, { method: 'DELETE', ...owner });
  };
  for (let time = 0; time < 3; time += 1) {
    expect((await add(owner, email)).status).toBe(201);
    await remove();
    world.advance(10 * minute);
  }
  const { status, headers, body } = await add(owner, email.toUpperCase());
  expect([status, headers.get('Retry-After'), body.message]).toEqual([
    429,
    '1800',
    'This address has been invited too often in the last hour. Try again later.',
  ]);
  expect((await world.mails()).filter(({ to }) => to === email)).toHaveLength(3);
  expect((await add(await addMember(world), email)).status).toBe(201);
  world.advance(30 * minute);
  expect((await add(owner, email)).status).toBe(201);
});
