import { useEffect } from 'react';
import type { Room } from '../../../domain/access/Room.ts';
import { roomsOfPages } from '../../../domain/find/RecentRecord.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { useRecents } from './useRecents.ts';

/** Notes that a record was opened; not before it was read. */
export const useNoteRecent = (room: Room, id: string, isRead: boolean): void => {
  const { note } = useRecents();
  useEffect(() => {
    if (isRead && isOneOf(roomsOfPages, room)) note({ room, id });
  }, [id, isRead, note, room]);
};
