import { useEffect } from 'react';
import { KeepSessionAlive } from '../../application/account/keepSessionAlive.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Renews the session for as long as the component stands. */
export const useKeepSessionAlive = (): void => {
  const keepSessionAlive = useInjection(KeepSessionAlive);
  useEffect(() => keepSessionAlive(), [keepSessionAlive]);
};
