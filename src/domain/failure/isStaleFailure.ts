import { Failure } from './Failure.ts';

const gone = 404;
const conflict = 409;
const stale = 412;

/** Whether a call was refused because the data on screen is stale: the record has changed or is gone. */
export const isStaleFailure = (error: unknown): boolean =>
  error instanceof Failure &&
  error.trouble.kind === 'refused' &&
  [gone, conflict, stale].includes(error.trouble.status);
