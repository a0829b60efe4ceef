import { beforeAll, describe, expect, it } from 'vitest';
import { startMailWorker } from '../../../services/mail/startMailWorker.ts';
import { queueMail } from '../../../services/mail/queueMail.ts';
import { addMember, addPerson, codeFor, password, tokenOf } from '../../support/services/people.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** Does something while the clock is a day ahead. */
async function aDayAhead<Result>(work: () => Promise<Result>): Promise<Result> {
  world.advance(day);
  const result = await work();
  world.advance(-day);
  return result;
}

const post = (path: string, json: object) => world.call(`/api/v1/${path}`, { json });
const confirm = (email: string, otp: string) => post('users/otp', { username: email, otp });
const askForCode = (email: string) => world.call(`/api/v1/otp?username=${encodeURIComponent(email)}`);
const exchange = (token: string, purpose: string) => post('utils/exchange-token', { token, purpose });
const use = async (token: string, id: string) =>
  (await world.call(`/v1/companies?isPaged=false&userId=${id}`, { token })).status;

describe('once a clock that was a day ahead is put right', () => {
  it('a code of then has ended, and another may be asked for at once', async () => {
    const { email } = await addPerson(world, { isConfirmed: false });
    const code = await aDayAhead(async () => {
      for (let time = 0; time < 5; time += 1) {
        await askForCode(email);
        world.advance(30 * second);
      }
      return codeFor(world, { email });
    });
    expect((await confirm(email, code)).status).toBe(422);
    expect((await askForCode(email)).status).toBe(200);
    expect((await confirm(email, await codeFor(world, { email }))).status).toBe(200);
  });

  it('a session and a hand-over token of then have ended', async () => {
    const person = await addPerson(world);
    const [token, handOver] = await aDayAhead(async () => {
      const begun = await tokenOf(world, person);
      return [begun, (await exchange(begun, 'handOver')).body.data.token];
    });
    expect(await use(token, person.id)).toBe(401);
    expect((await exchange(handOver, 'session')).status).toBe(401);
    expect(await use(await tokenOf(world, person), person.id)).toBe(200);
  });

  it('wrong passwords of then lock nobody out', async () => {
    const { email } = await addPerson(world);
    await aDayAhead(async () => {
      for (let time = 0; time < 8; time += 1) await post('login', { username: email, password: 'wrong password' });
    });
    expect((await post('login', { username: email, password })).status).toBe(200);
  });

  it('an invitation of then may be sent again at once', async () => {
    const member = await addMember(world);
    const send = async (path: string, json?: object) =>
      world.call(path, { method: 'POST', token: await tokenOf(world, member), company: member.company, json });
    const { id } = await aDayAhead(async () => {
      const invited = await send('/invitations', { name: 'Ioana', email: 'ioana@truckers.test' });
      return invited.body.data;
    });
    expect((await send(`/invitations/${id}/resend`)).status).toBe(200);
    expect((await send(`/invitations/${id}/resend`)).status).toBe(429);
  });
});

it('a session used while the clock was a little ahead goes on, and ends an hour after its last use', async () => {
  const person = await addPerson(world);
  const token = await tokenOf(world, person);
  world.advance(10 * minute);
  expect(await use(token, person.id)).toBe(200);
  world.advance(-10 * minute);
  expect(await use(token, person.id)).toBe(200);
  world.advance(hour + second);
  expect(await use(token, person.id)).toBe(401);
});

/** How many mails a worker finds due when it begins. */
const due = async (services: World['services']) => {
  const sent: string[] = [];
  const failing = { send: ({ to }: { to: string }) => Promise.reject(new Error(String(sent.push(to)))) };
  await startMailWorker(services, failing).stop(60_000);
  return sent.length;
};
const withMail = (): World['services'] => ({
  ...world.services,
  settings: { ...world.services.settings, smtpUrl: 'smtp://mail.test' },
});

const queue = () =>
  queueMail(withMail(), world.services.db, {
    to: 'a@people.test',
    subject: '',
    text: '',
    expiresAfterMs: 10 * minute,
  });

describe('mail that waits while a clock a day ahead is put right', () => {
  it('is tried at once', async () => {
    await world.services.db.deleteFrom('outbox').execute();
    await aDayAhead(async () => {
      await queue();
      expect(await due(withMail())).toBe(1);
    });
    expect(await due(withMail())).toBe(1);
  });

  it('is given up when it would have been', async () => {
    await world.services.db.deleteFrom('outbox').execute();
    await aDayAhead(queue);
    expect(await due(withMail())).toBe(1);
    world.advance(10 * minute);
    expect(await due(withMail())).toBe(0);
    expect(await world.mails()).toEqual([]);
  });
});
