import type { ChosenCombination } from '../../../application/loads/CombinationJudge.ts';

type Companions = Omit<ChosenCombination, 'vehicleId'>;

/** Fills in the usual trailer and driver of a vehicle that is still chosen, where nobody has chosen another one meanwhile. */
export const withCompanions =
  (vehicleId: string, { trailerId, driverId }: Companions) =>
  <Draft extends ChosenCombination>(draft: Draft): Draft =>
    draft.vehicleId === vehicleId
      ? { ...draft, trailerId: draft.trailerId || trailerId, driverId: draft.driverId || driverId }
      : draft;
