import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { account } from '../../../services/account/account.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addMember } from '../../support/services/people.ts';

const hour = 3_600_000;
const logged: string[] = [];
const world = await openWorld({
  log: { write: (_level, event) => void logged.push(event), error: (event) => void logged.push(event) },
});

const invite = async (email: string) => {
  const { token, company } = await addMember(world);
  return world.call('/invitations', { json: { name: 'Ioana', phone: null, email }, token, company });
};
const addToCompany = async (email: string) => {
  const { token, company } = await addMember(world);
  return world.call('/v1/members', { json: { email, name: 'Ioana', role: 'viewer' }, token, company });
};
const mailsTo = async (...addresses: readonly string[]) =>
  (await world.mails()).filter(({ to }) => addresses.includes(to)).length;

it('mails ten invitations a day to one address, however many companies invite it, and answers them all alike', async () => {
  const email = `${randomUUID()}@truckers.test`;
  const keys = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one company after another
    const { status, body } = await invite(email);
    expect(status).toBe(201);
    keys.add(Object.keys(body.data).join());
  }
  expect([await mailsTo(email), keys.size]).toEqual([10, 1]);
  expect(logged.filter((event) => event === 'mail left out')).toHaveLength(2);
  world.advance(23 * hour);
  await invite(email);
  expect(await mailsTo(email)).toBe(10);
  world.advance(hour);
  await invite(email);
  expect(await mailsTo(email)).toBe(11);
});

it('counts what companies send to their new members, and all addresses of a mailbox, together', async () => {
  const name = randomUUID();
  const [plain, tagged] = [`${name}@truckers.test`, `${name}+fleet@truckers.test`];
  for (let count = 0; count < 5; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one company after another
    expect([(await invite(tagged)).status, (await addToCompany(plain)).status]).toEqual([201, 201]);
  }
  expect([(await invite(plain)).status, (await addToCompany(tagged)).status]).toEqual([201, 201]);
  expect(await mailsTo(plain, tagged)).toBe(10);
  const other = `${randomUUID()}@truckers.test`;
  await invite(other);
  expect(await mailsTo(other)).toBe(1);
});

it('goes on counting after the hourly clean-up', async () => {
  const email = `${randomUUID()}@truckers.test`;
  for (let count = 0; count < 10; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one company after another
    await invite(email);
  }
  world.advance(2 * hour);
  await account.cleanUp?.(world.services);
  await invite(email);
  expect(await mailsTo(email)).toBe(10);
});
