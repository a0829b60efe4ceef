import { useEffect } from 'react';
import { FollowSignOut } from '../../application/useCases/followSignOut.ts';
import { useInjection } from '../injection/useInjection.ts';

/** Ends the session of this tab at the service too, when it is ended in another. */
export const useFollowSignOut = (): void => {
  const followSignOut = useInjection(FollowSignOut);
  useEffect(() => followSignOut(), [followSignOut]);
};
