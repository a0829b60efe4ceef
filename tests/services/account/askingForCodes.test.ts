import { describe, expect, it } from 'vitest';
import { requestCode } from '../../../services/account/requestCode.ts';
import { Passwords } from '../../../services/account/passwords/Passwords.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { addPerson } from '../../support/services/people.ts';
import { openCodeCalls } from './codeCalls.ts';

const second = 1000;
const minute = 60 * second;
const { world, newcomer, resend, reset, mailsTo } = await openCodeCalls();

describe.each([
  ['a confirmation code', resend],
  ['a code to choose a new password', reset],
])('asking for %s', (_, ask) => {
  it('answers the same for every username', async () => {
    const people = [await newcomer(), await addPerson(world), { email: 'unknown@people.test' }];
    for (const { email } of people) {
      const { status, body } = await ask(email);
      expect({ status, body }).toEqual({ status: 200, body: { code: 200, data: { resendAfterSeconds: 30 } } });
      world.advance(30 * second);
    }
  });

  it('is allowed every 30 seconds, for known and unknown usernames', async () => {
    for (const email of [(await newcomer()).email, `${crypto.randomUUID()}@people.test`]) {
      await ask(email);
      world.advance(10 * second);
      const { status, headers } = await ask(email);
      expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 429, retryAfter: '20' });
      world.advance(20 * second);
      expect((await ask(email)).status).toBe(200);
    }
  });

  it('is allowed five times an hour, for known and unknown usernames', async () => {
    for (const email of [(await newcomer()).email, `${crypto.randomUUID()}@people.test`]) {
      for (let time = 0; time < 5; time += 1) {
        expect((await ask(email)).status).toBe(200);
        world.advance(minute);
      }
      const { status, headers } = await ask(email);
      expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 429, retryAfter: '3300' });
      world.advance(55 * minute);
      expect((await ask(email)).status).toBe(200);
    }
  });

  it('lets one of many concurrent requests through', async () => {
    const { email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailsTo(email)).toBe(1);
  });

  it.each(['', '?username=', '?username=a&username=b', '?username=a&admin=1', '?username=%00'])(
    'refuses the query %j',
    async (query) => {
      const isReset = ask === reset;
      const path = isReset ? '/api/v1/users/reset-password' : '/api/v1/otp';
      expect((await world.call(path + query, { method: isReset ? 'POST' : 'GET' })).status).toBe(400);
    },
  );
});

it('mails confirmation codes only to unconfirmed accounts, and confirmed ones that they are', async () => {
  const [confirmed, unconfirmed, disabled] = [
    await addPerson(world),
    await addPerson(world, { isConfirmed: false, isDisabled: true }),
    await addPerson(world, { isDisabled: true }),
  ];
  for (const { email } of [confirmed, unconfirmed, disabled]) await resend(email);
  for (const { email } of [unconfirmed, disabled]) await reset(email);
  expect([await mailsTo(unconfirmed.email), await mailsTo(disabled.email)]).toEqual([0, 0]);
  const told = (await world.mails()).filter(({ to }) => to === confirmed.email);
  expect(told.map(({ subject, text }) => [subject, /\d{6}/.test(text)])).toEqual([
    [expect.stringContaining('You already have an account'), false],
  ]);
});

it('counts each purpose separately', async () => {
  const { email } = await newcomer();
  expect([(await resend(email)).status, (await reset(email)).status]).toEqual([200, 200]);
});

it('does the same work for a known and an unknown username', async () => {
  const counts = [];
  for (const email of [(await newcomer()).email, (await addPerson(world)).email, 'stranger@people.test']) {
    const { db, count } = countStatements(world.services.db);
    const services = { ...world.services, db, passwords: new Passwords(), pepper: new Uint8Array() };
    await requestCode(services, { purpose: 'confirm', username: email, peer: 'here', isKnown: false });
    counts.push(count());
  }
  expect(new Set(counts).size).toBe(1);
});
