import { useEffect } from 'react';
import { Connectivity } from '../../application/shared/Connectivity.ts';
import { roomsOf } from '../../domain/access/Room.ts';
import type { Audience } from '../../domain/audience/Audience.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { whenIdle } from '../shared/loading/whenIdle.ts';
import type { RoomParts } from './RoomParts.ts';

/** Preloads the rooms of an audience when idle; help is loaded when first shown. */
export const useRoomsAhead = (rooms: RoomParts, audience: Audience): void => {
  const connectivity = useInjection(Connectivity);
  useEffect(() => {
    const calledOff = roomsOf(audience)
      .filter((room) => room !== 'dashboard' && room !== 'help')
      .map((room) =>
        whenIdle(() => {
          if (connectivity.online()) void rooms[room].preload();
        }),
      );
    return () => {
      for (const callOff of calledOff) callOff();
    };
  }, [audience, connectivity, rooms]);
};
