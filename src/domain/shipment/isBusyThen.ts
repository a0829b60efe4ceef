import type { Candidate } from './Candidate.ts';

/** Whether a truck itself has another shipment at the time, so that being free before says nothing. */
export const isBusyThen = ({ verdict }: Pick<Candidate, 'verdict'>): boolean =>
  verdict.reasons.some(({ code, of }) => code === 'overlap' && of === 'vehicle');
