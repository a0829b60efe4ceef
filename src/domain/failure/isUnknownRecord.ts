import { Failure } from './Failure.ts';

/** Whether a call failed because the record does not exist, or not for this company (404). */
export const isUnknownRecord = (error: unknown): boolean =>
  error instanceof Failure && error.trouble.kind === 'refused' && error.trouble.status === 404;
