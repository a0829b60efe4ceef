import type { CompanyList } from './CompanyList.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';
import { writeAndPublish } from './writeAndPublish.ts';
import type { Written } from './Written.ts';
import { writeOrReadLatest } from './writeOrReadLatest.ts';

interface RecordWrite<Held> {
  /** The record's own list first, then the others that show it. */
  readonly lists: readonly [CompanyList, ...StaleList[]];
  readonly write: () => Promise<Held>;
  /** The version being edited, and how to read the latest; left out for a new record. */
  readonly edited?: { readonly version: number; readonly readLatest: () => Promise<Held> };
}

/**
 * Writes a record and marks its lists stale, also after a conflict, which returns the latest record, and after a
 * refusal because the data on screen was stale. Throws a Failure.
 */
export const writeRecord = <Held extends { readonly id: string; readonly version: number }>(
  changes: RecordChanges,
  { lists, write, edited }: RecordWrite<Held>,
): Promise<Written<Held>> =>
  writeAndPublish(
    changes,
    lists,
    async () => (edited ? writeOrReadLatest({ ...edited, write }) : { kind: 'done', record: await write() }),
    ({ record }) => ({ record: { list: lists[0], id: record.id, value: record } }),
  );
