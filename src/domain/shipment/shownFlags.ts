import type { ShipmentFlag } from './flagsOf.ts';

/** The flags to name: a proof that was rejected is missing as well, which says less. */
export const shownFlags = (flags: readonly ShipmentFlag[]): readonly ShipmentFlag[] =>
  flags.filter((flag) => flag !== 'pod_missing' || !flags.includes('pod_rejected'));
