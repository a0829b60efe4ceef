import { tooLateReason } from '../verdict/tooLateReason.ts';
import type { Candidate } from './Candidate.ts';
import { isAssignable } from './isAssignable.ts';

/** Whether a shipment can be given to a candidate without a second thought: it can be assigned, and comes before the first window ends. */
export const isInTime = (candidate: Pick<Candidate, 'driver' | 'verdict'>): boolean =>
  isAssignable(candidate) && tooLateReason(candidate.verdict) === undefined;
