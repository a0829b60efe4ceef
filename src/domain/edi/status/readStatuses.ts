import type { EdiInterchange } from '../EdiInterchange.ts';
import { readSets, type SetReading } from '../readSets.ts';
import type { FileEvent } from './FileEvent.ts';
import { read214 } from './read214.ts';
import { readIftsta } from './readIftsta.ts';

export type StatusReading = SetReading<readonly FileEvent[]>;

/** Reads each set of a file as what happened to loads. */
export const readStatuses = ({ sets }: EdiInterchange): Generator<void, readonly StatusReading[]> =>
  readSets<readonly FileEvent[]>(sets, { '214': read214, IFTSTA: readIftsta });
