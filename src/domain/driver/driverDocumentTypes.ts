import type { DocumentType } from '../paper/DocumentType.ts';

/** What a driver's papers may be; the picture is kept apart. */
export const driverDocumentTypes = [
  'licence',
  'tachograph',
  'cpc',
  'medical',
  'adr',
  'permit',
  'other',
] as const satisfies readonly DocumentType[];
