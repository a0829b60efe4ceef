import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

/**
 * Runs a write, then marks the lists stale, also after a refusal because the data on screen was stale. Throws a
 * Failure.
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
