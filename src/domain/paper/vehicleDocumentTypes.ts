import type { DocumentType } from './DocumentType.ts';

/** What a vehicle's papers may be; the picture is kept apart. */
export const vehicleDocumentTypes = [
  'registration',
  'insurance',
  'roadworthiness',
  'permit',
  'tachograph',
  'adr',
  'other',
] as const satisfies readonly DocumentType[];
