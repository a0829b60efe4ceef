import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openWorld } from '../../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, addPerson, type TestMember } from '../../../support/services/people.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const world = await openWorld();
const newOwner = async () => addMember(world, { company: await addCompany(world, { brandId: await addBrand(world) }) });

const invite = async (owner: TestMember, email = `${randomUUID()}@people.test`) => {
  const { token, company } = owner;
  await world.call('/v1/members', { json: { email, name: 'Rui Costa', role: 'viewer' }, token, company });
  const { body } = await world.call('/v1/members', { token, company });
  const people: readonly { readonly userId: string; readonly email: string }[] = body.data;
  return { email, userId: people.find((person) => person.email === email)?.userId ?? '' };
};
const again = (userId: string, { token, company }: TestMember) =>
  world.call(`/v1/members/${userId}/resend`, { method: 'POST', token, company });
const mailsTo = async (email: string) => (await world.mails()).filter(({ to }) => to === email);

it('mails the same invitation again to somebody without a password', async () => {
  const owner = await newOwner();
  const { email, userId } = await invite(owner);
  world.advance(30 * seconds);
  const { status, body } = await again(userId, owner);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ userId, email, name: 'Rui Costa', role: 'viewer', status: 'invited', version: 1 }),
  ]);
  const [first, second, ...others] = await mailsTo(email);
  expect(second).toMatchObject({ subject: first?.subject, text: first?.text });
  expect(second?.text).toContain('choose a password');
  expect(others).toEqual([]);
});

it('tells somebody who has confirmed an account meanwhile to sign in', async () => {
  const [owner, person] = [await newOwner(), await addPerson(world)];
  const { userId } = await invite(owner, person.email);
  world.advance(30 * seconds);
  expect((await again(userId, owner)).status).toBe(200);
  expect((await mailsTo(person.email)).at(-1)?.text).toContain('To join, sign in as usual');
});

it('waits half a minute between two mails, and mails an address three times an hour', async () => {
  const owner = await newOwner();
  const { email, userId } = await invite(owner);
  const { status, headers, body } = await again(userId, owner);
  expect([status, headers.get('Retry-After'), body.message]).toEqual([
    429,
    '30',
    'This person has only just been invited, or too often in the last hour. Try again later.',
  ]);
  for (let time = 0; time < 2; time += 1) {
    world.advance(10 * minutes);
    expect((await again(userId, owner)).status).toBe(200);
  }
  world.advance(10 * minutes);
  const refused = await again(userId, owner);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1800']);
  expect(await mailsTo(email)).toHaveLength(3);
  world.advance(30 * minutes);
  expect((await again(userId, owner)).status).toBe(200);
});

it('counts with the 30 invitations an hour of the company', async () => {
  const owner = await newOwner();
  const { email, userId } = await invite(owner);
  for (let more = 0; more < 29; more += 1) await invite(owner);
  world.advance(10 * minutes);
  const { status, body } = await again(userId, owner);
  expect([status, body.message]).toEqual([
    429,
    'Your company has invited too many people in the last hour. Invite the rest later.',
  ]);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('is refused once somebody has joined', async () => {
  const owner = await newOwner();
  const viewer = await addMember(world, { role: 'viewer', company: owner.company });
  const { status, body } = await again(viewer.id, owner);
  expect([status, body.reason]).toEqual([409, 'member_already']);
});

it('is only for owners, and finds nobody outside the company', async () => {
  const owner = await newOwner();
  const dispatcher = await addMember(world, { role: 'dispatcher', company: owner.company });
  const { userId } = await invite(owner);
  world.advance(30 * seconds);
  expect((await again(userId, dispatcher)).body.message).toBe('Only an owner of this company can do that.');
  expect((await again(userId, await newOwner())).status).toBe(404);
  expect((await again(userId, owner)).status).toBe(200);
});
