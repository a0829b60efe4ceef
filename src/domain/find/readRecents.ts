import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readId } from '../outside/readId.ts';
import { mostRecents } from './mostRecents.ts';
import { type RecentRecord, roomsOfPages } from './RecentRecord.ts';

const readOne = (raw: unknown): readonly RecentRecord[] => {
  const companyId = readId(ownField(raw, 'companyId'));
  const id = readId(ownField(raw, 'id'));
  const room = roomsOfPages.find((known) => known === ownText(raw, 'room'));
  return companyId === undefined || id === undefined || room === undefined ? [] : [{ companyId, room, id }];
};

/** Reads the records opened last from a stored value, skipping what is malformed. Never throws. */
export const readRecents = (raw: unknown): readonly RecentRecord[] =>
  Array.isArray(raw) ? raw.slice(0, mostRecents).flatMap((item: unknown) => readOne(item)) : [];
