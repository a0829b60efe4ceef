import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isStorageFull } from '../database/isStorageFull.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import type { Log } from '../log/Log.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

/**
 * Converts any thrown error to the failure envelope. Logs unexpected errors and those with a cause; clients get no details of
 * them.
 */
export const answerError =
  (log: Log) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    const tell = (event: string) => log.error(event, error, { requestId: c.get('requestId') });
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof Unavailable) {
      if (error.cause !== undefined) tell('unavailable');
      return refuse(c, comeBack(error.retryAfterSeconds));
    }
    if (error instanceof HTTPException) return refuse(c, new Refusal(error.status, 'The request is not right.'));
    if (isStorageFull(error)) {
      tell('disk full');
      return refuse(c, noRoom());
    }
    if (isDatabaseUnavailable(error)) {
      tell('database unavailable');
      return refuse(c, comeBack(1));
    }
    tell('unexpected error');
    return refuse(c, new Refusal(500, 'Something went wrong on our side.'));
  };

const noRoom = (): Refusal =>
  new Refusal(507, 'Nothing can be saved at the moment: there is no room left. All that is saved can be read.', {
    retryAfterSeconds: 30,
  });

const comeBack = (retryAfterSeconds: number): Refusal =>
  new Refusal(503, 'The service is busy. Try again in a moment.', { retryAfterSeconds });
