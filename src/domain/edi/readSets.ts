import type { EdiSet } from './EdiInterchange.ts';
import type { EdiReading } from './EdiReading.ts';
import { inTable } from './inTable.ts';

/** A set of a file, and what was read of it. */
export interface SetReading<Value> extends EdiReading<Value> {
  readonly set: EdiSet;
}

/** What reads a set, by its kind, such as `204`. */
type SetReaders<Value> = Readonly<Record<string, (set: EdiSet) => EdiReading<Value>>>;

const unsupported = (set: EdiSet, kinds: readonly string[]): EdiReading<never> => {
  const { at: segment, tag } = set.segments[0] ?? {};
  const expected = kinds.join(', ');
  return {
    value: undefined,
    errors: [{ code: 'set_not_supported', segment, tag, read: set.kind, expected }],
    notes: [],
  };
};

/** Reads each set of a file; a kind without a reader is refused. Yields between them, so that a screen lives on meanwhile. */
export function* readSets<Value>(
  sets: readonly EdiSet[],
  readers: SetReaders<Value>,
): Generator<void, readonly SetReading<Value>[]> {
  const readings: SetReading<Value>[] = [];
  for (const set of sets) {
    const read = inTable(readers, set.kind);
    readings.push({ set, ...(read ? read(set) : unsupported(set, Object.keys(readers))) });
    yield;
  }
  return readings;
}
