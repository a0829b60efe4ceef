import type { ChosenIds } from './useCombination.ts';

type Companions = Omit<ChosenIds, 'vehicleId'>;

/** Fills in the usual trailer and driver of a vehicle that is still chosen, where nobody has chosen another one meanwhile. */
export const withCompanions =
  (vehicleId: string, { trailerId, driverId }: Companions) =>
  <Draft extends ChosenIds>(draft: Draft): Draft =>
    draft.vehicleId === vehicleId
      ? { ...draft, trailerId: draft.trailerId || trailerId, driverId: draft.driverId || driverId }
      : draft;
