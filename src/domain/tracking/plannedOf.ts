import type { TrackedStop } from './Tracking.ts';

/** The time window of a stop, if all of it is known. */
export const plannedOf = ({ from, to }: TrackedStop): { readonly from: number; readonly to: number } | undefined =>
  from === undefined || to === undefined ? undefined : { from, to };
