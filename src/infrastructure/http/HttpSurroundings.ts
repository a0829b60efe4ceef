import type { Chance } from '../../application/ports/Chance.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Connectivity } from '../../application/ports/Connectivity.ts';
import type { Log } from '../../application/ports/Log.ts';
import type { PendingRequests } from '../../application/ports/PendingRequests.ts';
import type { SessionStore } from '../../application/ports/SessionStore.ts';
import type { EndSession } from '../../application/useCases/endSession.ts';

/** What every service client leans on beside axios. */
export interface HttpSurroundings {
  readonly store: SessionStore;
  readonly pending: PendingRequests;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly companyHeader: string;
  readonly endSession: EndSession;
}
