import type { DocumentType } from '../paper/DocumentType.ts';

/** Types of a driver's papers; the photo is kept apart. */
export const driverDocumentTypes = [
  'licence',
  'tachograph',
  'cpc',
  'medical',
  'adr',
  'permit',
  'other',
] as const satisfies readonly DocumentType[];
