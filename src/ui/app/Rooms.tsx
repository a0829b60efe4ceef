import { Navigate, useLocation } from 'react-router-dom';
import { routeAccess } from '../../domain/access/routeAccess.ts';
import { assertNever } from '../../domain/failure/assertNever.ts';
import { useSession } from '../shared/useSession.ts';
import type { Areas } from './Areas.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

/** Shows the area for the current address, as decided by `routeAccess` in the domain (seed §2). */
export const Rooms = ({ areas }: { readonly areas: Areas }) => {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const answer = routeAccess(pathname + search + hash, session);
  switch (answer.kind) {
    case 'redirect':
      return <Navigate to={answer.to} replace />;
    case 'expired':
      return <SessionExpired />;
    case 'enter': {
      const { Part: Area } = areas[answer.area];
      return <Area meanwhile={<StartSkeleton />} />;
    }
    default:
      return assertNever(answer);
  }
};
