import type { DocumentType } from '../../../domain/document/DocumentType.ts';
import type { PaperStatus } from '../../../domain/paper/Paper.ts';

/** What the papers' room says in American English. */
export const papersEnUS = {
  title: 'Papers',
  lead: 'Everything missing, expired or about to expire, the most urgent first.',
  whose: 'Vehicle or driver',
  paper: 'Paper',
  standing: 'Standing',
  until: 'Valid until',
  status: { expired: 'Expired', missing: 'Missing', expiring: 'Expiring' } satisfies Record<PaperStatus, string>,
  subject: { vehicle: 'Vehicle', driver: 'Driver' },
  type: {
    registration: 'Registration',
    insurance: 'Insurance',
    roadworthiness: 'Roadworthiness',
    licence: 'Driving licence',
    permit: 'Permit',
    tachograph: 'Tachograph card',
    cpc: 'CPC card',
    medical: 'Medical certificate',
    adr: 'ADR certificate',
    photo: 'Picture',
    other: 'Other',
  } satisfies Record<DocumentType, string>,
  allGood: 'Everything is in order',
  allGoodText: 'No paper is missing, expired or about to expire.',
  card: 'Papers',
  cardLink: 'Go to papers',
} as const;
