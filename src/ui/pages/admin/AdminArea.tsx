import { QueryClientProvider } from '@tanstack/react-query';
import { useKeepSessionAlive } from '../../hooks/useKeepSessionAlive.ts';
import { useQueryCache } from '../../hooks/useQueryCache.ts';
import { useLeaveGuard } from '../../hooks/leaving/useLeaveGuard.ts';
import { AdminRooms } from './AdminRooms.tsx';
import { AdminShell } from './AdminShell.tsx';
import { Workplace } from './Workplace.tsx';

/** Everything behind sign-in. */
export const AdminArea = () => {
  const cache = useQueryCache();
  useKeepSessionAlive();
  const location = useLeaveGuard();
  return (
    <QueryClientProvider client={cache}>
      <Workplace>
        <AdminShell pathname={location.pathname}>
          <AdminRooms location={location} />
        </AdminShell>
      </Workplace>
    </QueryClientProvider>
  );
};
