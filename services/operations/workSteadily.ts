import { setTimeout as pause } from 'node:timers/promises';
import { describeOutage } from '../database/describeOutage.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import type { Log } from '../log/Log.ts';
import { OutageLog } from '../log/OutageLog.ts';
import { Unavailable } from '../Unavailable.ts';

interface Works<Services> {
  readonly work?: (services: Services) => Promise<void>;
}

const intervalMs = 1_500;

/** Lets the features do what waits, now and again after a pause. A failure is logged and does not stop the others. */
export function workSteadily<Services extends { readonly log: Log }>(
  services: Services,
  features: readonly Works<Services>[],
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outages = new OutageLog(services.log);
  const logError = (error: unknown): void => {
    if (isDatabaseUnavailable(error) || error instanceof Unavailable)
      outages.failed('work put off', describeOutage(error));
    else services.log.error('work failed', error);
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      for (const feature of features) {
        // oxlint-disable-next-line no-await-in-loop -- not urgent
        await feature.work?.(services).catch(logError);
      }
      // oxlint-disable-next-line no-await-in-loop -- until stopped
      await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const working = run();
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
