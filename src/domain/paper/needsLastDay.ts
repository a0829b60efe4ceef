import type { DocumentType } from './DocumentType.ts';
import { requiredKinds } from './requiredKinds.ts';

/** Whether a paper of this kind counts only with the day on which it ends; a driver has none of these. */
export const needsLastDay = (type: DocumentType): boolean =>
  requiredKinds.some(([kind, ends]) => ends && kind === type);
