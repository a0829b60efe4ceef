import type { StoredDocument } from './StoredDocument.ts';
import type { Compliance } from './Compliance.ts';
import { requiredPapers } from './requiredPapers.ts';
import { worstCompliance } from './worstCompliance.ts';

/** Worst status among a vehicle's required papers. */
export const vehicleCompliance = (documents: readonly StoredDocument[], today: string): Compliance =>
  worstCompliance(requiredPapers(documents, today).map(({ compliance }) => compliance));
