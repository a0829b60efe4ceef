import type { Log } from '../log/Log.ts';

interface CleansUp<Services> {
  readonly cleanUp?: (services: Services) => Promise<void>;
}

const hourMs = 3_600_000;

/** Lets the features remove what has expired, now and every hour; trouble with one is logged and keeps none from its turn. */
export function cleanUpHourly<Services extends { readonly log: Log }>(
  services: Services,
  features: readonly CleansUp<Services>[],
): { stop(): Promise<void> } {
  const cleanUp = async () => {
    for (const feature of features) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: this is nobody's hurry
      await feature.cleanUp?.(services).catch((error: unknown) => services.log.trouble('clean-up failed', error));
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
