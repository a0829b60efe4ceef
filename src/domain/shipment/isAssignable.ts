import type { Verdict } from '../verdict/Reason.ts';

/** A truck with whoever drives it; undefined for nobody. */
export interface Driven {
  readonly driver: unknown;
  readonly verdict: Verdict;
}

/** Whether a shipment can be given to a truck as it stands: nothing blocks, and somebody drives. */
export const isAssignable = ({ driver, verdict }: Driven): boolean => driver !== undefined && verdict.fits;
