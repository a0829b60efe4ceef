import { PendingRequests } from '../../application/ports/PendingRequests.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useObserved } from './useObserved.ts';

/** Whether any foreground request is under way. */
export const usePending = (): boolean => useObserved(useInjection(PendingRequests), (requests) => requests.any());
