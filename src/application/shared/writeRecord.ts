import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { CompanyList } from './CompanyList.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';
import type { Written } from './Written.ts';
import { writtenOrStale } from './writtenOrStale.ts';

interface RecordWrite<Held> {
  /** The record's own list first, then the others that show it. */
  readonly lists: readonly [CompanyList, ...StaleList[]];
  /** The version being edited; undefined for a new record. */
  readonly version: number | undefined;
  readonly write: () => Promise<Held>;
  readonly readAgain: () => Promise<Held>;
}

/**
 * Writes a record and marks its lists stale, also after a conflict, which returns the latest record, and after a
 * refusal because the data on screen was stale. Throws a Failure.
 */
export const writeRecord = async <Held extends { readonly id: string; readonly version: number }>(
  changes: RecordChanges,
  { lists, version, write, readAgain }: RecordWrite<Held>,
): Promise<Written<Held>> => {
  try {
    const written: Written<Held> =
      version === undefined
        ? { kind: 'done', record: await write() }
        : await writtenOrStale({ version, write, readAnew: readAgain });
    const { record } = written;
    changes.tell({ lists, record: { list: lists[0], id: record.id, value: record } });
    return written;
  } catch (error) {
    if (isNoLongerAsShown(error)) changes.tell({ lists });
    throw error;
  }
};
