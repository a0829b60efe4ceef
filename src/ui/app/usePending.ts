import { PendingRequests } from '../../application/shared/PendingRequests.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useObserved } from '../shared/useObserved.ts';

/** Whether a foreground request is pending. */
export const usePending = (): boolean =>
  useObserved(
    useInjection(PendingRequests),
    (requests) => requests.any(),
    () => false,
  );
