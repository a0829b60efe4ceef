import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

/**
 * Runs a write, then marks the lists stale, also after a refusal because the data on screen was stale. Throws a
 * Failure.
 */
export const writeAndPublish = async <Output>(
  changes: RecordChanges,
  lists: readonly StaleList[],
  write: () => Promise<Output>,
): Promise<Output> => {
  try {
    const output = await write();
    changes.publish({ lists });
    return output;
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
};
