import { SessionStore } from '../../application/shared/SessionStore.ts';
import type { Session } from '../../domain/session/Session.ts';
import { useInjection } from './injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

export const useSession = (): Session => useObserved(useInjection(SessionStore), (store) => store.read());
