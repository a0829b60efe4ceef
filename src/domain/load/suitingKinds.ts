import type { FleetFit } from './fleetFit.ts';

const kinds = ['coupled', 'spare', 'late', 'driverless'] as const;

/** In which ways trucks of a fleet suit a load, the readiest first. */
export const suitingKinds = (fit: FleetFit): readonly (typeof kinds)[number][] =>
  kinds.filter((kind) => fit[kind].length > 0);
