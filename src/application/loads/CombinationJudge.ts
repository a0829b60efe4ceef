import type { ServiceIdentifier } from 'inversify';
import type { LoadCombinations } from '../../domain/load/LoadCombinations.ts';

/** Ids of what is chosen so far; '' for none. */
export interface ChosenCombination {
  readonly vehicleId: string;
  readonly trailerId: string;
  readonly driverId: string;
}

/** Judges what a fleet can choose for a load. */
export interface CombinationJudge {
  /** A load that was taken or withdrawn, or whose time is up, is answered with 404. */
  judge(loadId: string, chosen: ChosenCombination, signal?: AbortSignal): Promise<LoadCombinations>;
}
export const CombinationJudge: ServiceIdentifier<CombinationJudge> = Symbol('CombinationJudge');
