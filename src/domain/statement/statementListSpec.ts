import type { Audience } from '../audience/Audience.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { statementStatuses } from './Statement.ts';

/** Sorts, filters and columns of the statements. `from` and `to` are days on which shipments ended. */
export const statementListSpec = {
  sorts: ['createdAt', 'due', 'reference'],
  sort: '-createdAt',
  filters: { status: statementStatuses, overdue: ['true'], from: 'text', to: 'text' },
  columns: {
    shown: ['status', 'invoice', 'party', 'due', 'total'],
    more: ['createdAt', 'linehaul', 'waiting', 'fee', 'extras', 'paidOn'],
  },
} as const satisfies ListSpec;

const overdue = { filters: { overdue: 'true' }, sort: 'due' };
const disputed = { filters: { status: 'disputed' } };

/** The statements as each side looks at them. */
export const statementListSpecs = {
  fleet: {
    ...statementListSpec,
    views: {
      toIssue: { filters: { status: 'draft' } },
      disputed,
      overdue,
      toConfirm: { filters: { status: 'paid' } },
    },
  },
  office: {
    ...statementListSpec,
    views: {
      toApprove: { filters: { status: 'issued' }, sort: 'due' },
      toPay: { filters: { status: 'approved' }, sort: 'due' },
      overdue,
      disputed,
    },
  },
} as const satisfies Record<Audience, ListSpec>;
