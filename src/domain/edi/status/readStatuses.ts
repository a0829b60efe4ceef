import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import { inTable } from '../inTable.ts';
import type { FileEvent } from './FileEvent.ts';
import { read214 } from './read214.ts';
import { readIftsta } from './readIftsta.ts';

/** A set of a file, and the events that were read of it. */
export interface StatusReading extends EdiReading<readonly FileEvent[]> {
  readonly set: EdiSet;
}

const readers = { '214': read214, IFTSTA: readIftsta } as const;

/** Reads each set of a file as what happened to loads. Yields between them, so that a screen lives on meanwhile. */
export function* readStatuses({ sets }: EdiInterchange): Generator<void, readonly StatusReading[]> {
  const readings: StatusReading[] = [];
  for (const set of sets) {
    const read = inTable(readers, set.kind);
    const first = set.segments[0];
    const unsupported = {
      code: 'set_not_supported',
      segment: first?.at,
      tag: first?.tag,
      read: set.kind,
      expected: Object.keys(readers).join(', '),
    } as const;
    readings.push(read ? { set, ...read(set) } : { set, value: undefined, errors: [unsupported], notes: [] });
    yield;
  }
  return readings;
}
