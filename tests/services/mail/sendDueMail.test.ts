import { beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../../../services/log/Log.ts';
import type { MailMessage } from '../../../services/mail/Mailer.ts';
import { queueMail } from '../../../services/mail/queueMail.ts';
import { RecipientRefused } from '../../../services/mail/RecipientRefused.ts';
import { sendDueMail } from '../../../services/mail/sendDueMail.ts';
import { newGate } from '../../support/services/newGate.ts';
import { testServices } from '../../support/services/testServices.ts';
import { testSettings } from '../../support/services/testSettings.ts';

const { services, clock, ...world } = await testServices(
  { settings: testSettings({ smtpUrl: 'smtp://mail.test' }) },
  [],
);
const { db } = services;
const expiresAfterMs = 10 * 60_000;

/** A mail service with configurable behaviour. */
const service = {
  taken: [] as string[],
  behave: (_letter: MailMessage): Promise<void> => Promise.resolve(),
  async send(letter: MailMessage) {
    await this.behave(letter);
    this.taken.push(letter.to);
  },
};
const post = (to: string, traits: { readonly expiresAfterMs?: number } = {}) =>
  queueMail(services, db, { to, subject: 'Your code', text: '123456', expiresAfterMs, ...traits });
const told: string[] = [];
const log: Log = { write: (_level, event) => told.push(event), error: (event) => told.push(event) };
const sendDue = () => sendDueMail({ ...services, log }, service);
const failing = () => Promise.reject(new Error('try again'));

beforeEach(async () => {
  service.taken = [];
  told.length = 0;
  service.behave = () => Promise.resolve();
  await db.deleteFrom('outbox').execute();
});

const triesOfFirst = async () => (await db.selectFrom('outbox').select('tries').execute())[0]?.tries;

describe('due mail', () => {
  it('is sent once, oldest first, a few at a time', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await post(`${name}@people.test`);
      clock.advance({ seconds: 1 });
    }
    expect([await sendDue(), await sendDue(), await sendDue()]).toEqual([3, 2, 0]);
    expect(service.taken.slice(0, 3).toSorted()).toEqual(['a@people.test', 'b@people.test', 'c@people.test']);
    expect(service.taken.slice(3).toSorted()).toEqual(['d@people.test', 'e@people.test']);
    expect(await world.mails()).toEqual([]);
  });

  it('is sent before older mail that expires later', async () => {
    for (const name of ['a', 'b', 'c']) await post(`${name}@people.test`, { expiresAfterMs: 7 * 24 * 3_600_000 });
    clock.advance({ seconds: 1 });
    await post('code@people.test');
    await sendDue();
    expect(service.taken).toContain('code@people.test');
  });

  it('is sent only if its transaction commits', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await queueMail(services, tx, { to: 'a@people.test', subject: '', text: '', expiresAfterMs });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sendDue()).toBe(0);
  });

  it('is not sent by a second process while the first sends it', async () => {
    const gate = newGate();
    service.behave = () => gate.opened;
    await post('a@people.test');
    const first = sendDue();
    await expect.poll(triesOfFirst).toBe(1);
    expect(await sendDue()).toBe(0);
    gate.open();
    expect(await first).toBe(1);
    expect(service.taken).toEqual(['a@people.test']);
  });

  it('is sent a minute later if the process that leased it died', async () => {
    await post('a@people.test');
    service.behave = () => new Promise(() => undefined);
    void sendDue();
    await expect.poll(triesOfFirst).toBe(1);
    service.behave = () => Promise.resolve();
    clock.advance({ seconds: 59 });
    expect(await sendDue()).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sendDue()).toBe(1);
    expect(service.taken).toEqual(['a@people.test']);
  });
});

describe('mail that fails', () => {
  it('is retried after 10, 20, 40 seconds, up to every 15 minutes', async () => {
    service.behave = failing;
    await post('a@people.test', { expiresAfterMs: 24 * 3_600_000 });
    for (const wait of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expect(await sendDue()).toBe(1);
      clock.advance({ seconds: wait - 1 });
      expect(await sendDue()).toBe(0);
      clock.advance({ seconds: 1 });
    }
    service.behave = () => Promise.resolve();
    expect(await sendDue()).toBe(1);
    expect(service.taken).toEqual(['a@people.test']);
  });

  it('is dropped once it expires', async () => {
    service.behave = failing;
    await post('a@people.test');
    await sendDue();
    clock.advance({ minutes: 10 });
    service.behave = () => Promise.resolve();
    expect(await sendDue()).toBe(0);
    expect(await world.mails()).toEqual([]);
    expect(told).toEqual(['mail not sent', 'mail given up']);
  });

  it('is dropped if the recipient does not exist, without holding up others', async () => {
    service.behave = ({ to }) =>
      to === 'a@people.test' ? Promise.reject(new RecipientRefused(null)) : Promise.resolve();
    await post('a@people.test');
    await post('b@people.test');
    await sendDue();
    expect(service.taken).toEqual(['b@people.test']);
    expect(await world.mails()).toEqual([]);
    expect(told).toEqual(['mail not sent', 'mail given up']);
  });
});

it('unwanted mail is not queued', async () => {
  await queueMail(services, db, { to: 'a@people.test', subject: '', text: '', expiresAfterMs }, false);
  expect(await world.mails()).toEqual([]);
});

it('mail queued without a mail service is not sent when one is set later', async () => {
  const withoutService = { ...services, settings: testSettings({ smtpUrl: undefined }) };
  await queueMail(withoutService, db, { to: 'a@people.test', subject: '', text: '', expiresAfterMs });
  expect(await sendDue()).toBe(0);
  expect(await world.mails()).toHaveLength(1);
});
