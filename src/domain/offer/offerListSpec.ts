import type { ListSpec } from '../list/ListSpec.ts';
import { offerStatuses } from './OfferStatus.ts';

/** Sorts, filters, views and columns of a fleet's offers. */
export const offerListSpec = {
  sorts: ['validUntil', 'createdAt', 'amount', 'pickup', 'status'],
  sort: '-createdAt',
  filters: { status: offerStatuses, outdated: ['true', 'false'], toAnswer: ['true'] },
  views: {
    toAnswer: { filters: { toAnswer: 'true' }, sort: 'validUntil' },
    running: { filters: { status: 'submitted' }, sort: 'validUntil' },
    won: { filters: { status: 'accepted' } },
    lost: { filters: { status: 'rejected' } },
    expired: { filters: { status: 'expired' } },
  },
  columns: {
    shown: ['pickup', 'amount', 'counter', 'validUntil', 'status'],
    more: ['shipper', 'createdAt'],
  },
} as const satisfies ListSpec;
