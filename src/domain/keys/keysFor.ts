import { roomsOf } from '../access/Room.ts';
import type { Audience } from '../audience/Audience.ts';
import { type KeyEntry, keyTable } from './keyTable.ts';

/** The keys that an audience has something for. */
export const keysFor = (audience: Audience): readonly KeyEntry[] => {
  const rooms: readonly string[] = roomsOf(audience);
  return keyTable.filter((entry) => {
    if (entry.part === 'rooms') return rooms.includes(entry.action);
    return !('audience' in entry) || entry.audience === audience;
  });
};
