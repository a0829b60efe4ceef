import type { Log } from '../log/Log.ts';

interface CleansUp<Services> {
  readonly cleanUp?: (services: Services) => Promise<void>;
}

const hourMs = 3_600_000;

/** Runs the features' clean-up now and every hour. A failure is logged and does not stop the others. */
export function cleanUpHourly<Services extends { readonly log: Log }>(
  services: Services,
  features: readonly CleansUp<Services>[],
): { stop(): Promise<void> } {
  const cleanUp = async () => {
    for (const feature of features) {
      // oxlint-disable-next-line no-await-in-loop -- not urgent
      await feature.cleanUp?.(services).catch((error: unknown) => services.log.error('clean-up failed', error));
    }
  };
  let current = cleanUp();
  const timer = setInterval(() => {
    current = current.then(cleanUp);
  }, hourMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
}
