import { Connectivity } from '../../application/shared/Connectivity.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useObserved } from '../shared/useObserved.ts';

export const useOnline = (): boolean =>
  useObserved(
    useInjection(Connectivity),
    (connectivity) => connectivity.online(),
    () => true,
  );
