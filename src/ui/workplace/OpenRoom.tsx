import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { ArrivalContext } from '../components/ArrivalContext.ts';
import { useLeaveGuard } from '../shared/leaving/useLeaveGuard.ts';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';
import { AdminRooms } from './AdminRooms.tsx';
import type { PartOf } from './RoomParts.ts';
import { useArrival } from './useArrival.ts';

/** The room of the address. A crash stays inside it, and opening another one starts anew. */
export const OpenRoom = ({ partOf }: { readonly partOf: PartOf }) => {
  const location = useLeaveGuard();
  const arrival = useArrival();
  const { membership } = useWorkplace();
  return (
    <ArrivalContext value={arrival}>
      <ErrorBoundary key={membership.id + location.pathname}>
        <AdminRooms partOf={partOf} location={location} />
      </ErrorBoundary>
    </ArrivalContext>
  );
};
