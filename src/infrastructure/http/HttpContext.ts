import type { Random } from '../../application/shared/Random.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Connectivity } from '../../application/shared/Connectivity.ts';
import type { Log } from '../../application/shared/Log.ts';
import type { PendingRequests } from '../../application/shared/PendingRequests.ts';
import type { SessionStore } from '../../application/shared/SessionStore.ts';
import type { EndSession } from '../../application/account/endSession.ts';

/** What every service client needs beside axios. */
export interface HttpContext {
  readonly store: SessionStore;
  readonly pending: PendingRequests;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly companyHeader: string;
  readonly endSession: EndSession;
}
