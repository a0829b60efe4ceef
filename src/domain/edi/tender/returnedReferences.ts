import { referencesIn } from './referencesText.ts';
import type { EdiReference } from './Tender.ts';

/** Numbers of the shipper (X12 128, EDIFACT 1153): of the order, the bill of lading, its own and its customer's; and their letters. */
const returned = {
  x12: { qualifiers: ['PO', 'BM', 'SI', 'CR'], letters: 30 },
  edifact: { qualifiers: ['ON', 'BM', 'CU', 'CR'], letters: 70 },
} as const;

/** The shipper's numbers that came with a tender and go back to it, out of the notes that both sides of a shipment read. */
export const returnedReferences = (
  notes: string | undefined,
  syntax: keyof typeof returned,
): readonly EdiReference[] => {
  const { qualifiers, letters } = returned[syntax];
  return referencesIn(notes, qualifiers).filter(({ value }) => value.length <= letters);
};
