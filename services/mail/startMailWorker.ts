import { setTimeout as pause } from 'node:timers/promises';
import { describeOutage } from '../database/describeOutage.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import { OutageLog } from '../log/OutageLog.ts';
import { Unavailable } from '../Unavailable.ts';
import { correctClockSkew } from './correctClockSkew.ts';
import type { Mailer } from './Mailer.ts';
import type { MailServices } from './MailServices.ts';
import { mailTimes, maxConcurrentMails } from './mailTimes.ts';
import { sendDueMail } from './sendDueMail.ts';

interface MailWorker {
  /** Waits for the mails being sent, up to `graceMs`, and leaves the rest in the outbox. */
  stop(graceMs: number): Promise<void>;
}

/** Sends due mail until stopped. */
export function startMailWorker(
  services: Pick<MailServices, 'db' | 'clock' | 'log' | 'metrics'>,
  mailer: Mailer,
): MailWorker {
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const { signal } = stopping;
  const outages = new OutageLog(services.log);
  const logError = (error: unknown): number => {
    if (isDatabaseUnavailable(error) || error instanceof Unavailable)
      outages.failed('outbox read failed', describeOutage(error));
    else services.log.error('outbox read failed', error);
    return 0;
  };
  let clockCheckedAt = -Infinity;
  const sendSome = async () => {
    if (performance.now() - clockCheckedAt >= mailTimes.clockCheckInterval) {
      await correctClockSkew(services);
      clockCheckedAt = performance.now();
    }
    return sendDueMail(services, mailer, giveUp.signal);
  };
  const run = async () => {
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      const taken = await sendSome().catch(logError);
      if (taken === maxConcurrentMails) continue;
      // oxlint-disable-next-line no-await-in-loop -- poll for new mail
      await pause(mailTimes.pollInterval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = run();
  return {
    async stop(graceMs) {
      stopping.abort();
      const timer = setTimeout(() => giveUp.abort(), graceMs);
      await working;
      clearTimeout(timer);
    },
  };
}
