import type { PaperStatus } from '../../../domain/paper/Paper.ts';

/** Texts of the papers room in American English. */
export const paperTextsEnUS = {
  title: 'Papers',
  lead: 'Papers that are missing, expired or about to expire, most urgent first.',
  whose: 'Vehicle or driver',
  paper: 'Paper',
  standing: 'Status',
  until: 'Valid until',
  status: { expired: 'Expired', missing: 'Missing', expiring: 'Expiring' } satisfies Record<PaperStatus, string>,
  subject: { vehicle: 'Vehicle', driver: 'Driver' },
  allGood: 'Everything is in order',
  allGoodText: 'No paper is missing, expired or about to expire.',
} as const;
