import { Refusal } from '../Refusal.ts';

/** The refusal of a repeat while the call it repeats is worked on. */
export const stillUnderWay = (): Refusal =>
  new Refusal(409, 'The first request with this Idempotency-Key is still under way.', {
    reason: 'under_way',
    retryAfterSeconds: 1,
  });

/** Whether that is what became of a call. */
export const isUnderWay = (error: unknown): boolean => error instanceof Refusal && error.reason === 'under_way';
