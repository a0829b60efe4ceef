import { SessionStore } from '../../application/shared/SessionStore.ts';
import type { Session } from '../../domain/session/Session.ts';
import { useInjection } from './injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

/** Markup that arrives with the page is made for a visitor who is signed out. */
const inPage: Session = { token: undefined, user: undefined, company: undefined };

export const useSession = (): Session =>
  useObserved(
    useInjection(SessionStore),
    (store) => store.read(),
    () => inPage,
  );
