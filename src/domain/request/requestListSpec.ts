import type { ListSpec } from '../list/ListSpec.ts';
import { requestStatuses } from './RequestStatus.ts';

/** Sorts, filters, views and columns of the request list. `from` and `to` are days of the first pickup, in its zone. */
export const requestListSpec = {
  sorts: ['pickup', 'decisionBy', 'createdAt', 'reference'],
  sort: '-createdAt',
  filters: {
    status: requestStatuses,
    offers: ['toDecide', 'live', 'none'],
    ends: ['soon'],
    pickup: ['soon'],
    awarded: ['today'],
    from: 'text',
    to: 'text',
    lane: 'text',
  },
  views: {
    drafts: { filters: { status: 'draft' }, sort: '-createdAt' },
    open: { filters: { status: 'open' }, sort: 'decisionBy' },
    decide: { filters: { status: 'open', offers: 'toDecide' }, sort: 'decisionBy' },
    unanswered: { filters: { status: 'open', offers: 'none' }, sort: 'decisionBy' },
    uncovered: { filters: { status: 'open', pickup: 'soon' }, sort: 'pickup' },
    awardedToday: { filters: { status: 'awarded', awarded: 'today' } },
    awarded: { filters: { status: 'awarded' } },
    expired: { filters: { status: 'expired' }, sort: '-decisionBy' },
  },
  columns: {
    shown: ['route', 'pickup', 'body', 'offers', 'target', 'decisionBy', 'status'],
    more: ['spread', 'asked', 'createdAt'],
  },
} as const satisfies ListSpec;
