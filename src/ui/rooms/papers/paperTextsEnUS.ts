import type { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import type { PaperStatus } from '../../../domain/paper/Paper.ts';

/** Texts of the papers room in American English. */
export const paperTextsEnUS = {
  title: 'Papers',
  search: 'Fleet no., plate or driver',
  whose: 'Vehicle or driver',
  paper: 'Paper',
  standing: 'Status',
  until: 'Valid until',
  act: 'Action',
  renew: {
    label: 'Renew',
    name: (paper: string, of: string) => `Renew: ${paper} of ${of}`,
    done: (paper: string, of: string) => `${paper} of ${of} renewed`,
  },
  add: {
    label: 'Add',
    name: (paper: string, of: string) => `Add: ${paper} of ${of}`,
    done: (paper: string, of: string) => `${paper} of ${of} added`,
  },
  statuses: {
    urgent: 'Urgent',
    expired: 'Expired',
    missing: 'Missing',
    expiring: 'Expiring',
  } satisfies Record<PaperStatus | 'urgent', string>,
  views: {
    urgent: 'Urgent, in service',
    expiring: 'Expiring',
  } satisfies Record<keyof typeof paperListSpec.views, string>,
  road: 'In service',
  roads: { on: 'Yes', off: 'No' },
  ends: 'Trips',
  endsWords: { before_trip: 'Expires before a trip ends' },
  subject: { vehicle: 'Vehicle', driver: 'Driver' },
  allGood: 'All papers in order',
  allGoodText: 'Nothing is missing, expired or expiring soon.',
} as const;
