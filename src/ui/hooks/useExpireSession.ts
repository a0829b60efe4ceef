import { ExpireSession } from '../../application/useCases/expireSession.ts';
import { useInjection } from '../injection/useInjection.ts';

export const useExpireSession = (): ExpireSession => useInjection(ExpireSession);
