import { Failure } from './Failure.ts';

/**
 * Whether a write was refused because the same write, sent earlier, has not come to its end: a 409 that says when to come back,
 * which no other conflict does.
 */
export const isStillUnderWay = (error: unknown): boolean =>
  error instanceof Failure &&
  error.trouble.kind === 'refused' &&
  error.trouble.status === 409 &&
  error.trouble.retryAfterSeconds !== undefined;
