import { useEffect } from 'react';
import { KeepSessionAlive } from '../../application/account/keepSessionAlive.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Renews the session while mounted. */
export const useKeepSessionAlive = (): void => {
  const keepSessionAlive = useInjection(KeepSessionAlive);
  useEffect(() => keepSessionAlive(), [keepSessionAlive]);
};
