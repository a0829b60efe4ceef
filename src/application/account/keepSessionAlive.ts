import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ExchangeToken } from './exchangeToken.ts';

/** Returns a function that stops it. */
export type KeepSessionAlive = () => () => void;
export const KeepSessionAlive: ServiceIdentifier<KeepSessionAlive> = Symbol('KeepSessionAlive');

/** Milliseconds: half the hour after which a service ends an idle session. */
const renewalInterval = 30 * 60_000;

const renewed = async (exchange: ExchangeToken): Promise<void> => {
  try {
    await exchange();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

/** Exchanges the token every half hour, so that an active user stays signed in. A failure is retried the next time. */
export const keepSessionAlive =
  (exchange: ExchangeToken, clock: Clock): KeepSessionAlive =>
  () => {
    let stop: () => void;
    const schedule = (): void => {
      stop = clock.after(renewalInterval, () => {
        schedule();
        void renewed(exchange);
      });
    };
    schedule();
    return () => stop();
  };
