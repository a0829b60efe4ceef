import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { CompanyList } from './CompanyList.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';
import type { Written } from './Written.ts';
import { writeOrReadLatest } from './writeOrReadLatest.ts';

interface RecordWrite<Held> {
  /** The record's own list first, then the others that show it. */
  readonly lists: readonly [CompanyList, ...StaleList[]];
  /** The version being edited; undefined for a new record. */
  readonly version: number | undefined;
  readonly write: () => Promise<Held>;
  readonly readLatest: () => Promise<Held>;
}

/**
 * Writes a record and marks its lists stale, also after a conflict, which returns the latest record, and after a
 * refusal because the data on screen was stale. Throws a Failure.
 */
export const writeRecord = async <Held extends { readonly id: string; readonly version: number }>(
  changes: RecordChanges,
  { lists, version, write, readLatest }: RecordWrite<Held>,
): Promise<Written<Held>> => {
  try {
    const written: Written<Held> =
      version === undefined
        ? { kind: 'done', record: await write() }
        : await writeOrReadLatest({ version, write, readLatest: readLatest });
    const { record } = written;
    changes.publish({ lists, record: { list: lists[0], id: record.id, value: record } });
    return written;
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
};
