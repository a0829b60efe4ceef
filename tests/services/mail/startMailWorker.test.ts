import { expect, it, onTestFinished, vi } from 'vitest';
import type { MailMessage } from '../../../services/mail/Mailer.ts';
import { queueMail } from '../../../services/mail/queueMail.ts';
import { startMailWorker } from '../../../services/mail/startMailWorker.ts';
import { testServices } from '../../support/services/testServices.ts';
import { testSettings } from '../../support/services/testSettings.ts';

const { services, clock } = await testServices({ settings: testSettings({ smtpUrl: 'smtp://mail.test' }) }, []);

const queue = async (...names: readonly string[]) => {
  for (const name of names) {
    await queueMail(services, services.db, { to: name, subject: '', text: '', expiresAfterMs: 600_000 });
  }
};
const queueADayAhead = async (name: string) => {
  clock.advance({ days: 1 });
  await queue(name);
  clock.advance({ days: -1 });
};

it('looks once a minute for mail that a clock which was ahead has put off', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    c: async () => {
      await queueADayAhead('ahead');
      await queue('d', 'e', 'f');
    },
    f: async () => {
      vi.advanceTimersByTime(60_000);
      await queue('g');
    },
  };
  const mailer = {
    async send({ to }: MailMessage) {
      await steps[to]?.();
      sent.push(to);
    },
  };
  await queueADayAhead('first');
  await queue('b', 'c');
  const worker = startMailWorker(services, mailer);
  await expect.poll(() => sent.length).toBe(8);
  await worker.stop(0);
  expect(sent.slice(0, 3).toSorted()).toEqual(['b', 'c', 'first']);
  expect(sent.slice(3, 6).toSorted()).toEqual(['d', 'e', 'f']);
  expect(sent.slice(6).toSorted()).toEqual(['ahead', 'g']);
});
