import type { ListSpec } from '../list/ListSpec.ts';
import { invitationStatuses } from './InvitationStatus.ts';

/**
 * Sorts, filters and columns of the invitation list. `from` and `to` are the days it was last sent between, both
 * included (`readDays`).
 */
export const invitationListSpec = {
  sorts: ['createdAt', 'name', 'lastSentAt', 'expiresAt', 'contact', 'status'],
  sort: '-lastSentAt',
  filters: { status: invitationStatuses, from: 'text', to: 'text' },
  views: {
    waiting: { filters: { status: 'pending' } },
    accepted: { filters: { status: 'accepted' } },
    expired: { filters: { status: 'expired' } },
  },
  columns: { shown: ['contact', 'status', 'lastSentAt', 'progress'], more: [] },
} as const satisfies ListSpec;
