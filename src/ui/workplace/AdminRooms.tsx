import { createElement, memo } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { pathSegments } from '../../domain/access/pathSegments.ts';
import { type Room, roomsOf } from '../../domain/access/Room.ts';
import { routes } from '../../domain/access/routes.ts';
import { RoomNotFound } from '../shared/workplace/RoomNotFound.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';
import type { PartOf } from './RoomParts.ts';
import { RoomSkeleton } from './RoomSkeleton.tsx';

interface AdminRoomsProps {
  readonly partOf: PartOf;
  readonly location: Location;
}

/** Rooms with a single page, and so no route below their own. */
const ofOnePage: ReadonlySet<Room> = new Set(['papers', 'account']);

/**
 * The routes of the rooms, each in a chunk of its own. Rooms of the other audience have no route. A room that is left is not rendered
 * again for the address that follows.
 */
export const AdminRooms = memo(({ partOf, location }: AdminRoomsProps) => {
  const { audience } = useWorkplace().membership;
  // The named room alone: the router ranks and compiles all it is given, again for each address.
  const [, named] = pathSegments(location.pathname);
  const below = roomsOf(audience).filter((room) => room !== 'dashboard' && room === named);
  const elementOf = (room: Room) => createElement(partOf(room).Part, { meanwhile: <RoomSkeleton /> });
  return (
    <Routes location={location}>
      <Route path={routes.dashboard} element={elementOf('dashboard')} />
      <Route path={routes.admin}>
        {below.map((room) => (
          <Route key={room} path={ofOnePage.has(room) ? room : `${room}/*`} element={elementOf(room)} />
        ))}
      </Route>
      <Route path="*" element={<RoomNotFound />} />
    </Routes>
  );
});
