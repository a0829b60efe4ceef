import type { DocumentType } from './DocumentType.ts';

/** Types of a vehicle's papers; its photo is kept apart. */
export const vehicleDocumentTypes = [
  'registration',
  'insurance',
  'roadworthiness',
  'permit',
  'tachograph',
  'adr',
  'other',
] as const satisfies readonly DocumentType[];
