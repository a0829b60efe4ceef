import { type DriverMove, MoveDriver } from '../../application/useCases/moveDriver.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useWriting } from './useWriting.ts';
import { type Task, useTask } from './useTask.ts';

/** Gives a driver another status. `onStale` is told when somebody was quicker; the latest is shown then. */
export const useMoveDriver = (onStale: () => void): Task<DriverMove> => {
  const moveDriver = useInjection(MoveDriver);
  const writing = useWriting('drivers', 'vehicles', 'papers', 'invitations');
  return useTask<DriverMove>(async (move) => {
    const { kind } = await writing(() => moveDriver(move));
    if (kind === 'stale') onStale();
  });
};
