import { useEffect } from 'react';
import { useExpireSession } from './useExpireSession.ts';
import { StartSkeleton } from './StartSkeleton.tsx';

/** A token without a user: the dialog says so, and sign-in follows (seed §4, §8). */
export const SessionExpired = () => {
  const expireSession = useExpireSession();
  useEffect(() => expireSession(), [expireSession]);
  return <StartSkeleton />;
};
