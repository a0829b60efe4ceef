import type { ListSpec } from '../list/ListSpec.ts';
import { invitationStatuses } from './InvitationStatus.ts';

/**
 * The views of the list of invitations; `from` and `to` are the days, both within, between which one was last sent (`readDays`).
 */
export const invitationListSpec = {
  sorts: ['createdAt', 'name', 'lastSentAt', 'expiresAt'],
  sort: '-lastSentAt',
  filters: { status: invitationStatuses, from: 'text', to: 'text' },
} as const satisfies ListSpec;
