import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ExchangeToken } from './exchangeToken.ts';

/** Begins to renew the session; the answer stops it. */
export type KeepSessionAlive = () => () => void;
export const KeepSessionAlive: ServiceIdentifier<KeepSessionAlive> = Symbol('KeepSessionAlive');

/** Milliseconds between two exchanges: half of the hour after which a service lets an idle session end. */
const renewalInterval = 30 * 60_000;

const renewed = async (exchange: ExchangeToken): Promise<void> => {
  try {
    await exchange();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

/** Exchanges the token every half hour, so that a person at work is not signed out; one that fails is tried again the next time. */
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
