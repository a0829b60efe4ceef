import { ExpireSession } from '../../application/account/expireSession.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

export const useExpireSession = (): ExpireSession => useInjection(ExpireSession);
