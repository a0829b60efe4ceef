import { Failure } from './Failure.ts';

const tooSlow = 408;
const tooMany = 429;
const ownFault = 500;

/**
 * Whether a failed write may have been done all the same, or may yet be: no complete answer came, or not a final one.
 */
export const isOutcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof Failure) || error.trouble.kind === 'unauthorised') return false;
  if (error.trouble.kind !== 'refused') return true;
  return [tooSlow, tooMany].includes(error.trouble.status) || error.trouble.status >= ownFault;
};
