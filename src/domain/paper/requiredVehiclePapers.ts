import type { DocumentType } from './DocumentType.ts';

/** Papers every vehicle needs; those that expire need an expiry date (product §5). */
export const requiredVehiclePapers = [
  { type: 'registration', expires: false },
  { type: 'insurance', expires: true },
  { type: 'roadworthiness', expires: true },
] as const satisfies readonly { readonly type: DocumentType; readonly expires: boolean }[];
