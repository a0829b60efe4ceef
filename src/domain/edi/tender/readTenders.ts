import { isAnswer } from '../answer/readAnswers.ts';
import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import { inTable } from '../inTable.ts';
import { read204 } from './read204.ts';
import { readIftmin } from './readIftmin.ts';
import type { Tender } from './Tender.ts';

/** A set of a file, and the tender that was read of it. */
export interface TenderReading extends EdiReading<Tender> {
  readonly set: EdiSet;
}

const readers = { '204': read204, IFTMIN: readIftmin } as const;

/** Reads each set of a file as a tender, but those that answer one. Yields between them, so that a screen lives on meanwhile. */
export function* readTenders({ sets }: EdiInterchange): Generator<void, readonly TenderReading[]> {
  const tenders: TenderReading[] = [];
  for (const set of sets.filter((each) => !isAnswer(each))) {
    const read = inTable(readers, set.kind);
    const first = set.segments[0];
    const unknown = {
      value: undefined,
      errors: [
        {
          code: 'set_not_supported',
          segment: 1,
          tag: first?.tag,
          read: set.kind,
          expected: Object.keys(readers).join(', '),
        },
      ],
      notes: [],
    } as const;
    tenders.push({ set, ...(read ? read(set.segments) : unknown) });
    yield;
  }
  return tenders;
}
