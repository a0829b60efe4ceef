import type { Reason, Verdict } from './Verdict.ts';

/** Why a combination that may fit otherwise cannot be at the first stop before its window ends; undefined if it can, or if that is not known. */
export const tooLateReason = ({ reasons }: Pick<Verdict, 'reasons'>): Reason | undefined =>
  reasons.find(({ code }) => code === 'too_far');
