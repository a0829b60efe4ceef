import type { RefusalReason } from '../failure/RefusalReason.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** Why an invitation can neither be sent again nor revoked, as the service would say it; undefined while it is open. */
export const refusedAs = (status: InvitationStatus): RefusalReason | undefined =>
  status === 'pending' || status === 'opened' ? undefined : status;
