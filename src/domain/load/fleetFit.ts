import { isAssignable } from '../shipment/isAssignable.ts';
import { isInTime } from '../shipment/isInTime.ts';
import type { CrewedTruck } from './LoadCombinations.ts';

/** The trucks of a fleet by how they suit a load; each stands in one of the lists. */
export interface FleetFit {
  /** Could be assigned as they are coupled, and come in time. */
  readonly coupled: readonly CrewedTruck[];
  /** So too with a spare trailer or driver. */
  readonly spare: readonly CrewedTruck[];
  /** Could be assigned, but come after the window. */
  readonly late: readonly CrewedTruck[];
  /** Nothing else is against them. */
  readonly driverless: readonly CrewedTruck[];
  /** Those that something is against, the fewest reasons first. */
  readonly others: readonly CrewedTruck[];
}

const blocksOf = ({ verdict }: CrewedTruck): number =>
  verdict.reasons.filter(({ severity }) => severity === 'block').length;

const kindOf = ({ driverId, verdict, spare }: CrewedTruck): keyof FleetFit => {
  const driven = { driver: driverId, verdict };
  if (isInTime(driven)) return spare ? 'spare' : 'coupled';
  if (isAssignable(driven)) return 'late';
  return verdict.fits ? 'driverless' : 'others';
};

/** Sorts the trucks of a fleet as assigning does, so that a load promises what its shipment keeps. */
export const fleetFit = (trucks: readonly CrewedTruck[]): FleetFit => {
  const of = (kind: keyof FleetFit): readonly CrewedTruck[] => trucks.filter((truck) => kindOf(truck) === kind);
  return {
    coupled: of('coupled'),
    spare: of('spare'),
    late: of('late'),
    driverless: of('driverless'),
    others: of('others').toSorted((one, other) => blocksOf(one) - blocksOf(other)),
  };
};
