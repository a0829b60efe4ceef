import type { ListSpec } from '../list/ListSpec.ts';
import { documentTypes } from './DocumentType.ts';
import { paperStatuses } from './Paper.ts';

/**
 * Filters of the paper list: `urgent` is expired or missing; `road` is on for active drivers and for vehicles that
 * are available, assigned or in use. `ends` finds what ends before a trip that is under way or assigned. Always sorted by urgency, longest expired first.
 */
export const paperListSpec = {
  sorts: ['urgency'],
  sort: 'urgency',
  filters: {
    status: ['urgent', ...paperStatuses],
    road: ['on', 'off'],
    subject: ['vehicle', 'driver'],
    type: documentTypes,
    ends: ['before_trip'],
  },
  views: {
    urgent: { filters: { status: 'urgent', road: 'on' } },
    expiring: { filters: { status: 'expiring' } },
  },
} as const satisfies ListSpec;
