import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';
import { requiredPapers } from './requiredPapers.ts';
import { worstCompliance } from './worstCompliance.ts';

/** Whether a vehicle's papers allow it on the road: the worst of those it must have. */
export const vehicleCompliance = (documents: readonly StoredDocument[], today: string): Compliance =>
  worstCompliance(requiredPapers(documents, today).map(({ compliance }) => compliance));
