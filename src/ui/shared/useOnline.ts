import { Connectivity } from '../../application/shared/Connectivity.ts';
import { useInjection } from './injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

export const useOnline = (): boolean =>
  useObserved(
    useInjection(Connectivity),
    (connectivity) => connectivity.online(),
    () => true,
  );
