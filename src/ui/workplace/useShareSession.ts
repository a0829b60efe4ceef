import { useEffect } from 'react';
import { ShareSession } from '../../application/account/shareSession.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Shares the session with new tabs while mounted. */
export const useShareSession = (): void => {
  const shareSession = useInjection(ShareSession);
  useEffect(() => shareSession(), [shareSession]);
};
