import type { DocumentType } from './DocumentType.ts';
import { requiredKinds } from './requiredKinds.ts';

/** Whether a paper of this type needs an expiry date. None of a driver's do. */
export const needsLastDay = (type: DocumentType): boolean =>
  requiredKinds.some(([kind, ends]) => ends && kind === type);
