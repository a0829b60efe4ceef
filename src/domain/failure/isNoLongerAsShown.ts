import { Failure } from './Failure.ts';

const gone = 404;
const conflict = 409;
const stale = 412;

/** Whether a call was refused because what it was about is no longer as it was shown, or no longer there. */
export const isNoLongerAsShown = (error: unknown): boolean =>
  error instanceof Failure &&
  error.trouble.kind === 'refused' &&
  [gone, conflict, stale].includes(error.trouble.status);
