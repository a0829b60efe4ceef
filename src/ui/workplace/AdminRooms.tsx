import { Suspense } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { routes } from '../../domain/access/routes.ts';
import { usePart } from '../shared/usePart.ts';
import { DashboardPage } from '../rooms/dashboard/DashboardPage.tsx';
import { NoSuchRoom } from '../shared/workplace/NoSuchRoom.tsx';
import type { RoomParts } from './RoomParts.ts';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

interface AdminRoomsProps {
  readonly rooms: RoomParts;
  readonly location: Location;
}

/** The routes of the rooms, each in a chunk of its own. Rooms of the other audience have no route. */
export const AdminRooms = ({ rooms, location }: AdminRoomsProps) => {
  const { membership } = useWorkplace();
  const isFleet = membership.audience === 'fleet';
  const company = usePart(rooms.company);
  const help = usePart(rooms.help, { ahead: false });
  const vehicles = usePart(rooms.vehicles, { ahead: isFleet });
  const drivers = usePart(rooms.drivers, { ahead: isFleet });
  const invitations = usePart(rooms.invitations, { ahead: isFleet });
  const papers = usePart(rooms.papers, { ahead: isFleet });
  return (
    <Suspense fallback={<RoomSkeleton />}>
      <Routes location={location}>
        <Route path={routes.dashboard} element={<DashboardPage />} />
        <Route path={routes.admin}>
          <Route path="company" element={company} />
          <Route path="help/*" element={help} />
          {isFleet && (
            <>
              <Route path="vehicles/*" element={vehicles} />
              <Route path="drivers/*" element={drivers} />
              <Route path="invitations/*" element={invitations} />
              <Route path="papers" element={papers} />
            </>
          )}
        </Route>
        <Route path="*" element={<NoSuchRoom />} />
      </Routes>
    </Suspense>
  );
};
