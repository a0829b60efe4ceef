import { useMemo } from 'react';
import type { Load } from '../../../domain/load/Load.ts';
import { taskOf } from '../../../domain/load/taskOf.ts';
import { tooLateReason } from '../../../domain/verdict/tooLateReason.ts';
import { useJudgement } from '../../shared/offering/useJudgement.ts';

const nothing = { vehicleId: '', trailerId: '', driverId: '' };

/** Ids of the trucks that fit a load but cannot be at its pickup in time; none until that is known. */
export const useLateTrucks = (load: Load): ReadonlySet<string> => {
  const task = useMemo(() => taskOf(load), [load]);
  const { vehicles } = useJudgement(load.id, task, nothing);
  return new Set([...vehicles].filter(([, each]) => each.fits && tooLateReason(each)).map(([id]) => id));
};
