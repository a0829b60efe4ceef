import { useMemo } from 'react';
import { fleetFit } from '../../../domain/load/fleetFit.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import { useJudgement } from '../../shared/offering/useJudgement.ts';

const nothing = { vehicleId: '', trailerId: '', driverId: '' };

/** The trucks of the fleet by how they suit a load, and how many there are; undefined until that is known. */
export const useFleetFit = (load: Load) => {
  const task = useMemo(() => taskOf(load), [load]);
  const { crews } = useJudgement(load.id, task, nothing);
  return crews && { ...fleetFit(crews), all: crews.length };
};
