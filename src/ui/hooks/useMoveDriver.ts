import { type DriverMove, MoveDriver } from '../../application/useCases/moveDriver.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useOutdated } from './useOutdated.ts';
import { type Task, useTask } from './useTask.ts';

/** Gives a driver another status. `onStale` is told when somebody was quicker; the latest is shown then. */
export const useMoveDriver = (onStale: () => void): Task<DriverMove> => {
  const moveDriver = useInjection(MoveDriver);
  const outdated = useOutdated();
  return useTask<DriverMove>(async (move) => {
    const { kind } = await moveDriver(move);
    outdated('drivers', 'papers', 'invitations');
    if (kind === 'stale') onStale();
  });
};
