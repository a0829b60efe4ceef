import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describeOutage } from '../database/describeOutage.ts';
import { isStorageFull } from '../database/isStorageFull.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import { describeError } from '../log/describeError.ts';
import type { Log, LogFields } from '../log/Log.ts';
import { OutageLog } from '../log/OutageLog.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { DamagedFile } from './DamagedFile.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

/**
 * Converts any thrown error to the failure envelope. Logs unexpected errors, and once each outage that calls meet; clients get no
 * details of them.
 */
export const answerError = (log: Log) => {
  const outages = new OutageLog(log);
  return (error: unknown, c: Context<AppEnv>): Response => {
    const requestId = c.get('requestId');
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof Unavailable) {
      if (error.cause !== undefined) outages.failed('unavailable', error.message, { requestId, ...causeOf(error) });
      return refuse(c, comeBack(error.retryAfterSeconds));
    }
    if (error instanceof HTTPException) return refuse(c, new Refusal(error.status, 'The request is not right.'));
    if (isStorageFull(error)) {
      outages.failed('disk full', 'There is no room left on the disk.', { requestId });
      return refuse(c, noRoom());
    }
    if (isDatabaseUnavailable(error)) {
      outages.failed('database unavailable', describeOutage(error), { requestId, ...causeOf(error) });
      return refuse(c, comeBack(1));
    }
    if (error instanceof DamagedFile) {
      log.error('file damaged', error, { requestId });
      return refuse(c, new Refusal(500, 'This file is damaged and cannot be opened. Add it again.'));
    }
    log.error('unexpected error', error, { requestId });
    return refuse(c, new Refusal(500, 'Something went wrong on our side.'));
  };
};

/** Without the stack: an outage lies elsewhere. */
function causeOf(error: unknown): LogFields {
  const { stack: _stack, message: _message, ...told } = describeError(error);
  return told;
}

const noRoom = (): Refusal =>
  new Refusal(
    507,
    'Nothing can be saved right now because storage is full. Everything already saved can still be read.',
    {
      retryAfterSeconds: 30,
    },
  );

const comeBack = (retryAfterSeconds: number): Refusal =>
  new Refusal(503, 'The service is busy. Try again in a moment.', { retryAfterSeconds });
