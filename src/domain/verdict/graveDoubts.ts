import type { Verdict } from './Reason.ts';
import { tooLateReason } from './tooLateReason.ts';

export type GraveDoubt = 'late' | 'heavy';

/** What nobody should overlook of a combination that may go all the same: it comes after the first window, or weighs more than the law of a country on the route allows. */
export const graveDoubts = (verdict: Pick<Verdict, 'reasons'>): readonly GraveDoubt[] => [
  ...(tooLateReason(verdict) ? (['late'] as const) : []),
  ...(verdict.reasons.some(({ code }) => code === 'weight_limit') ? (['heavy'] as const) : []),
];
