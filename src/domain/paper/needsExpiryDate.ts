import type { DocumentType } from './DocumentType.ts';
import { requiredVehiclePapers } from './requiredPapers.ts';

/** Whether a paper of this type needs an expiry date. None of a driver's do. */
export const needsExpiryDate = (type: DocumentType): boolean =>
  requiredVehiclePapers.some((paper) => paper.expires && paper.type === type);
