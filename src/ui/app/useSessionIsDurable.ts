import { SessionStore } from '../../application/shared/SessionStore.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useObserved } from '../shared/useObserved.ts';

/** False if the browser has no session storage, so that a reload signs out. */
export const useSessionIsDurable = (): boolean =>
  useObserved(
    useInjection(SessionStore),
    (store) => store.durable(),
    () => true,
  );
