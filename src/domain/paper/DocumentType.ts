/** Document types of vehicles and drivers; `photo` is the picture of either. */
export const documentTypes = [
  'registration',
  'insurance',
  'roadworthiness',
  'licence',
  'permit',
  'tachograph',
  'cpc',
  'medical',
  'adr',
  'photo',
  'other',
] as const;

export type DocumentType = (typeof documentTypes)[number];
