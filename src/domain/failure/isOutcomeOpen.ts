import { Failure } from './Failure.ts';

const tooMany = 429;
const ownFault = 500;

/** Whether a write that failed may have been done all the same, or may yet be: nobody answered in full, or not for good. */
export const isOutcomeOpen = (error: unknown): boolean => {
  if (!(error instanceof Failure) || error.trouble.kind === 'unauthorised') return false;
  if (error.trouble.kind !== 'refused') return true;
  return error.trouble.status === tooMany || error.trouble.status >= ownFault;
};
