import { useEffect } from 'react';
import { useExpireSession } from './useExpireSession.ts';
import { StartSkeleton } from './StartSkeleton.tsx';

/** Handles a token without a user: shows the dialog, then redirects to sign-in (seed §4, §8). */
export const SessionExpired = () => {
  const expireSession = useExpireSession();
  useEffect(() => expireSession(), [expireSession]);
  return <StartSkeleton />;
};
