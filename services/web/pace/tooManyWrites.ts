import { Refusal } from '../Refusal.ts';

/** The refusal of a write that comes too soon, with Retry-After. */
export const tooManyWrites = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'There were too many changes in a short time. Try again in a moment.', {
    reason: 'too_many_writes',
    retryAfterSeconds,
  });
