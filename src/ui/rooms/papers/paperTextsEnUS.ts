import type { PaperStatus } from '../../../domain/paper/Paper.ts';

/** Texts of the papers room in American English. */
export const paperTextsEnUS = {
  title: 'Papers',
  lead: 'Papers of vehicles and drivers on the road come first, then those off the road.',
  whose: 'Vehicle or driver',
  paper: 'Paper',
  standing: 'Status',
  until: 'Valid until',
  statuses: {
    urgent: 'Expired or missing',
    expired: 'Expired',
    missing: 'Missing',
    expiring: 'Expiring',
  } satisfies Record<PaperStatus | 'urgent', string>,
  road: 'On or off the road',
  roads: { on: 'On the road', off: 'Off the road' },
  subject: { vehicle: 'Vehicle', driver: 'Driver' },
  allGood: 'Everything is in order',
  allGoodText: 'No paper is missing, expired or about to expire.',
} as const;
