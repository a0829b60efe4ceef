import type { ServiceIdentifier } from 'inversify';
import { readAgainAfter } from '../../domain/failure/readAgainAfter.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Random } from '../shared/Random.ts';

/**
 * Repeats a read that failed with `failure` until it succeeds. Rejects with the latest failure once repeating would not
 * help, and before the next attempt if `signal` is aborted.
 */
export type ReadAgain = <Data>(
  failure: unknown,
  read: (around: { readonly signal: AbortSignal }) => Promise<Data>,
  signal: AbortSignal,
) => Promise<Data>;
export const ReadAgain: ServiceIdentifier<ReadAgain> = Symbol('ReadAgain');

/** Part of a pause by which it may be longer, so that readers who failed together do not return together. */
const jitter = 0.25;

export const readAgain =
  (clock: Clock, random: Random): ReadAgain =>
  async (failure, read, signal) => {
    let latest = failure;
    for (let failures = 1; ; failures += 1) {
      const wait = readAgainAfter(latest, failures);
      if (wait === undefined) throw latest;
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await new Promise<void>((resolve) => void clock.after(wait * (1 + jitter * random.fraction()), resolve));
      if (signal.aborted) throw latest;
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await read({ signal });
      } catch (error) {
        latest = error;
      }
    }
  };
