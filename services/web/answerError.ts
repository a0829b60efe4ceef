import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import type { Log } from '../log/Log.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

/** Turns whatever a handler threw into the failure envelope; what nobody foresaw is logged and told without details. */
export const answerError =
  (log: Log) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof HTTPException) return refuse(c, new Refusal(error.status, 'The request is not right.'));
    const passing = isDatabaseUnavailable(error);
    log.trouble(passing ? 'unavailable' : 'unforeseen', error, { requestId: c.get('requestId') });
    if (!passing) return refuse(c, new Refusal(500, 'Something went wrong on our side.'));
    const retryAfterSeconds = error instanceof Unavailable ? error.retryAfterSeconds : 1;
    return refuse(c, new Refusal(503, 'The service is busy. Try again in a moment.', { retryAfterSeconds }));
  };
