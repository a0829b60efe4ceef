import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import { isOutcomeUnknown } from '../../domain/failure/isOutcomeUnknown.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ExchangeToken } from './exchangeToken.ts';

/** Returns a function that stops it. */
export type KeepSessionAlive = () => () => void;
export const KeepSessionAlive: ServiceIdentifier<KeepSessionAlive> = Symbol('KeepSessionAlive');

/** Milliseconds: half the hour after which a service ends an idle session. */
const renewalInterval = 30 * 60_000;

/** Milliseconds. A renewal whose answer was lost leaves its token another minute; a call may take 20 seconds. */
const repeats = [5_000, 10_000, 20_000] as const;

/** Returns whether the outcome is known. */
const renewed = async (exchange: ExchangeToken): Promise<boolean> => {
  try {
    await exchange();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return !isOutcomeUnknown(error);
  }
};

/**
 * Exchanges the token every half hour, so that an active user stays signed in. An exchange of unknown outcome is
 * repeated within the minute, any other failure waits for the next time.
 */
export const keepSessionAlive =
  (exchange: ExchangeToken, clock: Clock): KeepSessionAlive =>
  () => {
    let isOff = false;
    let stop: () => void;
    const schedule = (delay: number, repeat: number): void => {
      stop = clock.after(delay, () => void renew(repeat));
    };
    const renew = async (repeat: number): Promise<void> => {
      const isKnown = await renewed(exchange);
      const soon = isKnown ? undefined : repeats[repeat];
      if (!isOff) schedule(soon ?? renewalInterval, soon === undefined ? 0 : repeat + 1);
    };
    schedule(renewalInterval, 0);
    return () => {
      isOff = true;
      stop();
    };
  };
