import type { Problems } from '../../domain/record/Problem.ts';
import { problemsOf } from '../../domain/record/problemsOf.ts';
import type { Result } from '../../domain/record/Result.ts';
import { type BulkWrites, bulkWrites } from './bulkWrites.ts';
import type { Clock } from './Clock.ts';
import type { CompanyList } from './CompanyList.ts';
import type { Dialogs, Question } from './Dialogs.ts';
import type { IdempotencyKeys } from './IdempotencyKeys.ts';
import type { RecordChanges } from './RecordChanges.ts';
import { removeRecord } from './removeRecord.ts';
import type { Saved } from './Saved.ts';
import type { Versioned } from './Versioned.ts';
import { writeRecord } from './writeRecord.ts';
import type { Written } from './Written.ts';
import type { WriteOptions } from './WriteOptions.ts';

interface Standing<Status> extends Versioned {
  readonly status: Status;
}

/** The writes of a room of records. Each throws a `Failure` and marks the lists stale. */
export interface RecordWrites<Draft, Path extends string, Status, Held> {
  /** What is wrong with a draft, by the rules that `save` applies. */
  readonly check: (draft: Draft, base: Held | undefined) => Problems<Path>;
  /** `base` is the record being edited; undefined for a new one. Safe to retry. */
  readonly save: (draft: Draft, base: Held | undefined, file?: File) => Promise<Saved<Held, Path>>;
  /**
   * Changes a record's status; returns the latest on a conflict. It is none if somebody else gave it the same status.
   * Safe to retry.
   */
  readonly move: (move: Versioned & { readonly to: Status }) => Promise<Written<Held>>;
  /** Deletes a record after asking; returns whether it did. Safe to retry. */
  readonly remove: (removal: Versioned & { readonly question: Question }) => Promise<boolean>;
  /** Undoes the change of status that left this version, or the deletion at this version. Safe to retry. */
  readonly undo: (change: Versioned) => Promise<Held>;
  readonly bulk: BulkWrites<Status>;
}

/** A port that adds, changes, moves and deletes records. */
interface Register<Entry, Status, Held> {
  read(id: string): Promise<Held>;
  add(entry: Entry, idempotencyKey: string): Promise<Held>;
  change(id: string, version: number, entry: Entry, idempotencyKey: string): Promise<Held>;
  move(id: string, version: number, to: Status, idempotencyKey: string, options?: WriteOptions): Promise<Held>;
  remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void>;
  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<Held>;
}

interface WritePorts {
  readonly clock: Clock;
  readonly dialogs: Dialogs;
  readonly keys: IdempotencyKeys;
  readonly changes: RecordChanges;
}

interface Writing<Draft, Path extends string, Entry, Status, Held> {
  readonly register: Register<Entry, Status, Held>;
  /** Lists that show the record, its own first. */
  readonly lists: readonly [CompanyList, ...CompanyList[]];
  /** Parses a draft into the entry to be sent. */
  readonly entryOf: (draft: Draft, base: Held | undefined, file?: File) => Result<Entry, Problems<Path>>;
}

export const recordWrites = <Draft, Path extends string, Entry, Status, Held extends Standing<Status>>(
  { clock, dialogs, keys, changes }: WritePorts,
  { register, lists, entryOf }: Writing<Draft, Path, Entry, Status, Held>,
): RecordWrites<Draft, Path, Status, Held> => ({
  check: (draft, base) => problemsOf(entryOf(draft, base)),
  save: async (draft, base, file) => {
    const read = entryOf(draft, base, file);
    if (!read.ok) return { kind: 'invalid', problems: read.problems };
    const entry = read.value;
    const content = { list: lists[0], id: base?.id, version: base?.version, entry };
    const add = () => keys.once(content, (key) => register.add(entry, key));
    if (!base) return writeRecord(changes, { lists, write: add });
    const { id, version } = base;
    const change = () => keys.once(content, (key) => register.change(id, version, entry, key));
    return writeRecord(changes, { lists, write: change, edited: { version, readLatest: () => register.read(id) } });
  },
  move: async ({ id, version, to }) => {
    const written = await writeRecord(changes, {
      lists,
      write: () => keys.once({ list: lists[0], id, version, to }, (key) => register.move(id, version, to, key)),
      edited: { version, readLatest: () => register.read(id) },
    });
    return written.record.status === to ? { kind: 'done', record: written.record } : written;
  },
  remove: ({ id, version, question }) =>
    removeRecord(dialogs, changes, {
      id,
      question,
      lists,
      remove: () =>
        keys.once({ list: lists[0], id, version, removes: true }, (key) => register.remove(id, version, key)),
    }),
  undo: async ({ id, version }) => {
    const content = { list: lists[0], id, version, undoes: true };
    const write = () => keys.once(content, (key) => register.undo(id, version, key));
    return (await writeRecord(changes, { lists, write })).record;
  },
  bulk: bulkWrites({ clock, keys, changes }, register, lists),
});
