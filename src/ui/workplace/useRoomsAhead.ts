import { useCallback, useEffect } from 'react';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { type Room, roomsOf } from '../../domain/access/Room.ts';
import type { Audience } from '../../domain/audience/Audience.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useFirstPage } from '../shared/lists/useFirstPage.ts';
import { whenIdle } from '../shared/loading/whenIdle.ts';
import { useOnline } from '../shared/useOnline.ts';
import type { PartOf } from './RoomParts.ts';
import { useRoomQuery } from './useRoomQuery.ts';

const rarelyOpened: ReadonlySet<Room> = new Set(['account', 'help']);

/**
 * Preloads the rooms of an audience with the first page of their lists when idle, after a start without a network once it
 * is back; those that are rarely opened are loaded when first shown.
 * Returns a function for a room that the user may be about to open.
 */
export const useRoomsAhead = (partOf: PartOf, audience: Audience): ((room: Room) => void) => {
  const connectivity = useInjection(Connectivity);
  const isOnline = useOnline();
  const readFirstPage = useFirstPage();
  const { queryOf } = useRoomQuery();
  const approach = useCallback(
    (room: Room): void => {
      if (!connectivity.online()) return;
      void partOf(room).preload();
      readFirstPage(room, queryOf(room));
    },
    [connectivity, partOf, queryOf, readFirstPage],
  );
  useEffect(() => {
    if (!isOnline) return undefined;
    const calledOff = roomsOf(audience)
      .filter((room) => !rarelyOpened.has(room))
      .map((room) => whenIdle(() => approach(room)));
    return () => {
      for (const callOff of calledOff) callOff();
    };
  }, [approach, audience, isOnline]);
  return approach;
};
