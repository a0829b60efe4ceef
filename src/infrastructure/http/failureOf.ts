import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { Failure } from '../../domain/failure/Failure.ts';
import { readFailureBody } from './readFailureBody.ts';

const retryAfterSeconds = (header: unknown): { retryAfterSeconds?: number } => {
  const seconds = v.safeParse(v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(86_400)), header);
  return seconds.success ? { retryAfterSeconds: seconds.output } : {};
};

/**
 * Translates whatever a call threw into the one Failure (seed §8). `online` tells a dead network from a dead service. A 409 that says
 * when to come back is the same write still under way: no other conflict says so.
 */
export const failureOf = (error: unknown, online: boolean): Failure => {
  if (error instanceof Failure) return error;
  if (isCancel(error)) return new Failure({ kind: 'aborted' }, { cause: error });
  if (!isAxiosError(error)) throw error;
  if (!error.response) return new Failure({ kind: 'unreachable', offline: !online }, { cause: error });

  const { status, headers } = error.response;
  const comeBack = retryAfterSeconds(headers['retry-after']);
  if (status === 409 && comeBack.retryAfterSeconds !== undefined)
    return new Failure({ kind: 'underWay' }, { cause: error });
  const { message, reason, errors } = readFailureBody(error.response.data);
  return new Failure({
    kind: 'refused',
    status,
    ...(message !== undefined && { message }),
    ...(reason !== undefined && { reason }),
    errors,
    ...comeBack,
  });
};
