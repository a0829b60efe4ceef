import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { RecordChange, RecordChanges, StaleList } from './RecordChanges.ts';

/**
 * Runs a write, then marks the lists stale, also after a refusal because the data on screen was stale. `changeOf` tells which record
 * the write answered or removed. Throws a Failure.
 */
export const writeAndPublish = async <Output>(
  changes: RecordChanges,
  lists: readonly StaleList[],
  write: () => Promise<Output>,
  changeOf: (output: Output) => Omit<RecordChange, 'lists'> = () => ({}),
): Promise<Output> => {
  try {
    const output = await write();
    changes.publish({ lists, ...changeOf(output) });
    return output;
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
};
