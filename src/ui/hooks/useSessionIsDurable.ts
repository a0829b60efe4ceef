import { SessionStore } from '../../application/ports/SessionStore.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

/** False when the browser keeps no session storage and a reload signs out. */
export const useSessionIsDurable = (): boolean => useObserved(useInjection(SessionStore), (store) => store.durable());
