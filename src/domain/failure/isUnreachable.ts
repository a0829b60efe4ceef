import { Failure } from './Failure.ts';

/** Whether a call got no answer at all. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Failure && error.trouble.kind === 'unreachable';
