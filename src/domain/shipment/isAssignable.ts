import type { Candidate } from './Candidate.ts';

/** Whether a shipment can be given to a candidate as it stands: nothing blocks, and somebody drives. */
export const isAssignable = ({ driver, verdict }: Pick<Candidate, 'driver' | 'verdict'>): boolean =>
  driver !== undefined && verdict.fits;
