import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Clock } from '../clock/Clock.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { type AllCompanies, amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { UndoTables } from './UndoTables.ts';
import { undoWindowMs } from './undoWindow.ts';

interface UndoServices extends AllCompanies<UndoTables> {
  readonly clock: Clock;
}

/** Forgets what can no longer be undone. A step from a clock that was ahead counts as old. */
export const undoSteps = {
  cleanUp: async (services: UndoServices): Promise<void> => {
    const now = services.clock.now();
    await amidAllCompanies(services, (tx) =>
      tx
        .deleteFrom('undo_step')
        .where((is) => is.or([is('at', '<=', addMilliseconds(now, -undoWindowMs)), is('at', '>', latestEnd(now, 0))]))
        .execute(),
    );
  },
};
