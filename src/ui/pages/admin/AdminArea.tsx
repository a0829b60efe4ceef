import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { useKeepSessionAlive } from '../../hooks/useKeepSessionAlive.ts';
import { useQueryCache } from '../../hooks/useQueryCache.ts';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { AdminShell } from './AdminShell.tsx';
import { NoSuchRoom } from './NoSuchRoom.tsx';
import { Workplace } from './Workplace.tsx';

/** Everything behind sign-in. */
export const AdminArea = () => {
  const cache = useQueryCache();
  useKeepSessionAlive();
  return (
    <QueryClientProvider client={cache}>
      <Workplace>
        <AdminShell>
          <Routes>
            <Route path={routes.dashboard} element={<DashboardPage />} />
            <Route path="*" element={<NoSuchRoom />} />
          </Routes>
        </AdminShell>
      </Workplace>
    </QueryClientProvider>
  );
};
