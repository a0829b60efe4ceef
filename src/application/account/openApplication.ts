import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { HandlePayload } from './handlePayload.ts';
import type { ResolveCompany } from '../company/resolveCompany.ts';
import type { Arrival } from './takeArrival.ts';
import type { TellReadFailure } from '../shared/tellReadFailure.ts';

/** Settles when the first screen may be shown. */
export type OpenApplication = (arrival: Arrival) => Promise<void>;
export const OpenApplication: ServiceIdentifier<OpenApplication> = Symbol('OpenApplication');

/** Milliseconds the first screen waits for the companies; after that it opens in the brand of the configuration. */
const patience = 3_000;

/**
 * Opens the application: companies, then the payload, then the returnUrl (seed §2 "Root shell", §4). A directory that cannot be
 * read is told and tried again when the person asks or the network is back.
 */
export const openApplication =
  (
    resolveCompany: ResolveCompany,
    handlePayload: HandlePayload,
    tellReadFailure: TellReadFailure,
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
          takeBack();
          void tryToStart();
        };
        const forget = connectivity.onChange(() => {
          if (connectivity.online()) tryAgain();
        });
        const takeBack = tellReadFailure(error, tryAgain);
      }
    };
    const outOfPatience = new Promise<void>((resolve) => {
      clock.after(patience, resolve);
    });

    const started = tryToStart();
    if (payload) await handlePayload(payload);
    await Promise.race([started, outOfPatience]);
    if (destination !== undefined) navigation.replace(destination);
  };
