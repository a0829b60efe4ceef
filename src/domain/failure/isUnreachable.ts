import { Failure } from './Failure.ts';

const tooSlow = 408;

/** Whether a call got no answer at all, or was too slow to arrive whole. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.trouble.kind === 'unreachable' || (error.trouble.kind === 'refused' && error.trouble.status === tooSlow));
