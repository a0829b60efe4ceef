import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

/**
 * Runs a write and tells which lists are stale: once it is done, and when it is refused because something is no longer as it was
 * shown. Throws a Failure.
 */
export const writeAndTell = async <Output>(
  changes: RecordChanges,
  lists: readonly StaleList[],
  write: () => Promise<Output>,
): Promise<Output> => {
  try {
    const output = await write();
    changes.tell({ lists });
    return output;
  } catch (error) {
    if (isNoLongerAsShown(error)) changes.tell({ lists });
    throw error;
  }
};
