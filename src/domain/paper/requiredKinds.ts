import type { DocumentType } from './DocumentType.ts';

/** Papers no vehicle may be without, and whether each has a last day (product §5). */
export const requiredKinds = [
  ['registration', false],
  ['insurance', true],
  ['roadworthiness', true],
] as const satisfies readonly (readonly [DocumentType, boolean])[];
