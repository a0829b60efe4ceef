import { isResponse } from '../response/readResponses.ts';
import type { EdiInterchange } from '../EdiInterchange.ts';
import { readSets, type SetReading } from '../readSets.ts';
import { read204 } from './read204.ts';
import { readIftmin } from './readIftmin.ts';
import type { Tender } from './Tender.ts';

export type TenderReading = SetReading<Tender>;

/** Reads each set of a file as a tender, but those that respond to one. */
export const readTenders = ({ sets }: EdiInterchange): Generator<void, readonly TenderReading[]> =>
  readSets<Tender>(
    sets.filter((set) => !isResponse(set)),
    { '204': ({ segments }) => read204(segments), IFTMIN: ({ segments }) => readIftmin(segments) },
  );
