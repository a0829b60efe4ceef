import type { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import type { PaperStatus } from '../../../domain/paper/Paper.ts';

/** Texts of the papers room in American English. */
export const paperTextsEnUS = {
  title: 'Papers',
  whose: 'Vehicle or driver',
  paper: 'Paper',
  standing: 'Status',
  until: 'Valid until',
  statuses: {
    urgent: 'Urgent',
    expired: 'Expired',
    missing: 'Missing',
    expiring: 'Expiring',
  } satisfies Record<PaperStatus | 'urgent', string>,
  views: {
    urgent: 'Urgent, on the road',
    expiring: 'Expiring',
  } satisfies Record<keyof typeof paperListSpec.views, string>,
  road: 'On the road',
  roads: { on: 'Yes', off: 'No' },
  subject: { vehicle: 'Vehicle', driver: 'Driver' },
  allGood: 'All papers in order',
  allGoodText: 'Nothing is missing, expired or expiring soon.',
} as const;
