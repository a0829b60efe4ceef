import { Suspense } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import { routes } from '../../domain/access/routes.ts';
import { useLazyPart } from '../shared/useLazyPart.ts';
import { DashboardPage } from '../rooms/dashboard/DashboardPage.tsx';
import { NoSuchRoom } from '../shared/workplace/NoSuchRoom.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

const loadVehicles = async () => (await import('../rooms/vehicles/VehiclesRoom.tsx')).VehiclesRoom;
const loadDrivers = async () => (await import('../rooms/drivers/DriversRoom.tsx')).DriversRoom;
const loadInvitations = async () => (await import('../rooms/invitations/InvitationsRoom.tsx')).InvitationsRoom;
const loadHelp = async () => (await import('../rooms/help/HelpRoom.tsx')).HelpRoom;
const loadCompany = async () => (await import('../rooms/company/CompanyRoom.tsx')).CompanyRoom;
const loadPapers = async () => (await import('../rooms/papers/PapersRoom.tsx')).PapersRoom;

/** Each room at its address, in a script of its own; those of the other audience are not there. */
export const AdminRooms = ({ location }: { readonly location: Location }) => {
  const { membership } = useWorkplace();
  const isFleet = membership.audience === 'fleet';
  const company = useLazyPart(loadCompany);
  const help = useLazyPart(loadHelp, { ahead: false });
  const vehicles = useLazyPart(loadVehicles, { ahead: isFleet });
  const drivers = useLazyPart(loadDrivers, { ahead: isFleet });
  const invitations = useLazyPart(loadInvitations, { ahead: isFleet });
  const papers = useLazyPart(loadPapers, { ahead: isFleet });
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
