import type { ListSpec } from '../list/ListSpec.ts';
import { invitationStatuses } from './InvitationStatus.ts';

/** The views of the list of invitations; `from` and `to` are instants (RFC 3339) between which one was last sent. */
export const invitationListSpec = {
  sorts: ['createdAt', 'name', 'lastSentAt', 'expiresAt'],
  sort: '-lastSentAt',
  filters: { status: invitationStatuses, from: 'text', to: 'text' },
} as const satisfies ListSpec;
