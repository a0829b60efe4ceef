import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { HandlePayload } from './handlePayload.ts';
import type { ResolveCompany } from '../company/resolveCompany.ts';
import type { Arrival } from './takeArrival.ts';
import type { ShowReadFailure } from '../shared/showReadFailure.ts';

/** Resolves when the first screen can be shown. */
export type OpenApplication = (arrival: Arrival) => Promise<void>;
export const OpenApplication: ServiceIdentifier<OpenApplication> = Symbol('OpenApplication');

/** Milliseconds to wait for the companies; after that the first screen opens in the configured brand. */
const companiesTimeout = 3_000;

/**
 * Opens the application: companies, then payload, then returnUrl (seed §2 "Root shell", §4). If the companies cannot be
 * read, shows a notice and retries on request or when back online.
 */
export const openApplication =
  (
    resolveCompany: ResolveCompany,
    handlePayload: HandlePayload,
    showReadFailure: ShowReadFailure,
    connectivity: Connectivity,
    clock: Clock,
    navigation: Navigation,
  ): OpenApplication =>
  async ({ payload, destination }) => {
    const tryToStart = async (): Promise<void> => {
      try {
        await resolveCompany();
      } catch (error) {
        const tryAgain = (): void => {
          forget();
          removeNotice();
          void tryToStart();
        };
        const forget = connectivity.onChange(() => {
          if (connectivity.online()) tryAgain();
        });
        const removeNotice = showReadFailure(error, tryAgain);
      }
    };
    const timedOut = new Promise<void>((resolve) => {
      clock.after(companiesTimeout, resolve);
    });

    const started = tryToStart();
    if (payload) await handlePayload(payload);
    await Promise.race([started, timedOut]);
    if (destination !== undefined) navigation.replace(destination);
  };
