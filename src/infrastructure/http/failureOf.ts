import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { Failure } from '../../domain/failure/Failure.ts';
import { readFailureBody } from './readFailureBody.ts';

const retryAfterSeconds = (header: unknown): { retryAfterSeconds?: number } => {
  const seconds = v.safeParse(v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(86_400)), header);
  return seconds.success ? { retryAfterSeconds: seconds.output } : {};
};

/**
 * Turns whatever a call threw into a Failure (seed §8). `online` tells an unreachable service from a lost network. Only
 * a 409 with Retry-After means that the same write is still in progress.
 */
export const failureOf = (error: unknown, online: boolean): Failure => {
  if (error instanceof Failure) return error;
  if (isCancel(error)) return new Failure({ kind: 'aborted' }, { cause: error });
  if (!isAxiosError(error)) throw error;
  if (!error.response) return new Failure({ kind: 'unreachable', offline: !online }, { cause: error });

  const { status, headers } = error.response;
  const retryAfter = retryAfterSeconds(headers['retry-after']);
  if (status === 409 && retryAfter.retryAfterSeconds !== undefined)
    return new Failure({ kind: 'inProgress' }, { cause: error });
  const { message, reason, errors } = readFailureBody(error.response.data);
  return new Failure({
    kind: 'refused',
    status,
    ...(message !== undefined && { message }),
    ...(reason !== undefined && { reason }),
    errors,
    ...retryAfter,
  });
};
