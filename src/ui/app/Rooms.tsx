import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routeAccess } from '../../domain/access/routeAccess.ts';
import { routes } from '../../domain/access/routes.ts';
import { assertNever } from '../../domain/failure/assertNever.ts';
import { useSession } from '../hooks/useSession.ts';
import { adminArea, authenticationArea, downloadArea } from './areas.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

/** Which area an address shows is the domain's to say (seed §2); here it is only carried out. */
export const Rooms = () => {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const answer = routeAccess(pathname + search + hash, session);
  switch (answer.kind) {
    case 'redirect':
      return <Navigate to={answer.to} replace />;
    case 'expired':
      return <SessionExpired />;
    case 'enter':
      return (
        <Suspense fallback={<StartSkeleton />}>
          <Routes>
            <Route path={routes.downloadApp} element={<downloadArea.Area />} />
            <Route path="/authentication/*" element={<authenticationArea.Area />} />
            <Route path="*" element={<adminArea.Area />} />
          </Routes>
        </Suspense>
      );
    default:
      return assertNever(answer);
  }
};
