import { requiredPapers } from '../paper/requiredPapers.ts';
import type { SeenVehicle } from '../vehicle/Vehicle.ts';
import type { KnownPaper, Unit } from './Combination.ts';

/** Papers that count, as far as they are known: one without the end it needs is missing, one that never ends is left out. */
const papersOf = ({ documents }: SeenVehicle, today: string): readonly KnownPaper[] =>
  requiredPapers(documents ?? [], today).flatMap(({ type, compliance, document }): readonly KnownPaper[] => {
    if (compliance === 'missing') return documents ? [{ type, expiresOn: undefined }] : [];
    return document.expiresOn === undefined ? [] : [{ type, expiresOn: document.expiresOn }];
  });

/** A vehicle as the verdict sees it; of a row of the list no papers are known. Its other shipments are known to the service alone. */
export const unitOf = (vehicle: SeenVehicle, today: string): Unit => ({
  ...vehicle,
  papers: papersOf(vehicle, today),
  engagements: [],
});
