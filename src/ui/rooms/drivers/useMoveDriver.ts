import { type DriverMove, MoveDriver } from '../../../application/drivers/moveDriver.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordWriting } from '../../shared/useRecordWriting.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

/** Gives a driver another status. `onStale` is told when somebody was quicker; the latest is shown then. */
export const useMoveDriver = (onStale: () => void): Task<DriverMove> => {
  const moveDriver = useInjection(MoveDriver);
  const writing = useRecordWriting({ own: 'drivers', alsoShownIn: ['vehicles', 'papers', 'invitations'] });
  return useTask<DriverMove>(async (move) => {
    const { kind } = await writing(() => moveDriver(move));
    if (kind === 'stale') onStale();
  });
};
