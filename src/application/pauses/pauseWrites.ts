import type { DraftOf, PathOf } from '../../domain/record/DraftOf.ts';
import type { Fields } from '../../domain/record/Field.ts';
import type { Problems } from '../../domain/record/Problem.ts';
import { problemsOf } from '../../domain/record/problemsOf.ts';
import type { Result } from '../../domain/record/Result.ts';
import type { CompanyList } from '../shared/CompanyList.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeRecord } from '../shared/writeRecord.ts';

/** Saves why a record is off the road and when it is expected back. Throws a `Failure`, and marks the lists stale. */
interface PauseWrites<Draft, Path extends string, Held> {
  /** What is wrong with a draft, by the rules that `save` applies. */
  readonly check: (draft: Draft) => Problems<Path>;
  /** `base` is the paused record. Safe to retry. */
  readonly save: (draft: Draft, base: Held | undefined) => Promise<Saved<Held, Path>>;
}

/** The same, for the table of a pause. */
export type Pauses<Of extends Fields, Held> = PauseWrites<DraftOf<Of>, PathOf<Of>, Held>;

interface Pausing<Draft, Path extends string, Pause, Held> {
  readonly register: {
    read(id: string): Promise<Held>;
    pause(record: Held, pause: Pause, idempotencyKey: string): Promise<Held>;
  };
  /** Lists that show the record, its own first. */
  readonly lists: readonly [CompanyList, ...CompanyList[]];
  readonly parse: (draft: Draft) => Result<Pause, Problems<Path>>;
}

export const pauseWrites = <
  Draft,
  Path extends string,
  Pause,
  Held extends { readonly id: string; readonly version: number },
>(
  { keys, changes }: { readonly keys: IdempotencyKeys; readonly changes: RecordChanges },
  { register, lists, parse }: Pausing<Draft, Path, Pause, Held>,
): PauseWrites<Draft, Path, Held> => ({
  check: (draft) => problemsOf(parse(draft)),
  save: async (draft, base) => {
    const read = parse(draft);
    if (!read.ok) return { kind: 'invalid', problems: read.problems };
    if (!base) throw new RangeError('Only a record that exists can be paused.');
    const pause = read.value;
    const { id, version } = base;
    return writeRecord(changes, {
      lists,
      write: () => keys.once({ list: lists[0], id, version, pause }, (key) => register.pause(base, pause, key)),
      edited: { version, readLatest: () => register.read(id) },
    });
  },
});
