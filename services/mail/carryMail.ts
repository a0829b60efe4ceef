import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from './Mailer.ts';
import type { MailServices } from './MailServices.ts';
import { mailTimes, mostAtOnce } from './mailTimes.ts';
import { sendDueMail } from './sendDueMail.ts';

/** Sends mail as it becomes due, until told to stop: it then ends what it has in hand, and leaves the rest to the next start. */
export function carryMail(
  services: Pick<MailServices, 'db' | 'clock' | 'log'>,
  mailer: Mailer,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const troubled = (error: unknown): number => {
    services.log.trouble('outbox not read', error);
    return 0;
  };
  const carry = async () => {
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      const taken = await sendDueMail(services, mailer).catch(troubled);
      // oxlint-disable-next-line no-await-in-loop -- others may come while it waits
      if (taken < mostAtOnce) await pause(mailTimes.pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const carrying = carry();
  return {
    stop: () => {
      stopping.abort();
      return carrying;
    },
  };
}
