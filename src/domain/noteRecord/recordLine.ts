import { noteNumber } from '../consignment/noteNumber.ts';
import { shortTime } from '../consignment/shortTime.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { NoteRecord } from './NoteRecord.ts';
import { shortHash } from './shortHash.ts';

/** What a paper says of the record behind it: the beginning of its last hash, and which state that is. Empty without states. */
export const recordLine = ({ states }: Pick<NoteRecord, 'states'>): string => {
  const last = states.at(-1);
  const at = readRfc3339(last?.at);
  if (last === undefined || at === undefined) return '';
  const count = noteNumber(states.length);
  return `${shortHash(last.hash)}, state ${noteNumber(last.seq)} of ${count} at ${shortTime(at, 'UTC')} UTC`;
};
