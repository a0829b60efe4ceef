import type { EdiReference } from './Tender.ts';

const oneOf =
  (qualifiers: readonly string[], letters: number) =>
  ({ qualifier, value }: EdiReference): boolean =>
    qualifiers.includes(qualifier) && value.length <= letters;

/**
 * Which numbers of notes a file has elements for. Those of a load (X12 128, EDIFACT 1153) are the shipper's: of its order, of the bill
 * of lading, its own and its customer's. A stop may have those and an appointment.
 */
export const referenceKinds = {
  x12: oneOf(['PO', 'BM', 'SI', 'CR'], 30),
  edifact: oneOf(['ON', 'BM', 'CU', 'CR'], 70),
  x12Stop: oneOf(['AO', 'PO', 'BM', 'SI', 'CR'], 30),
} as const;
