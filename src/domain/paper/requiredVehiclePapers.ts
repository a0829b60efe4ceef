import type { DocumentType } from './DocumentType.ts';

/** Papers every vehicle needs, and whether each needs an expiry date (product §5). */
export const requiredKinds = [
  ['registration', false],
  ['insurance', true],
  ['roadworthiness', true],
] as const satisfies readonly (readonly [DocumentType, boolean])[];
