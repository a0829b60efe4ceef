import type { EdiSegment } from '../EdiSegment.ts';
import { inTable } from '../inTable.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { EdiWeight } from './Tender.ts';

/** Units of weight (UN/ECE Recommendation 20): kilograms, tonnes, pounds. */
const units: Readonly<Record<string, { readonly unit: EdiWeight['unit']; readonly of: number }>> = {
  KGM: { unit: 'kg', of: 1 },
  TNE: { unit: 'kg', of: 1000 },
  LBR: { unit: 'lb', of: 1 },
};

/** The weight in an element: which of its components are the unit and the value. */
export const readEdifactWeight = (
  reader: SegmentReader,
  segment: EdiSegment | undefined,
  element: number,
  at: { readonly unit: number; readonly value: number },
): EdiWeight | undefined => {
  const read = reader.number(segment, element, at.value);
  if (segment === undefined || read === undefined) return undefined;
  const code = reader.text(segment, element, at.unit) ?? 'KGM';
  const known = inTable(units, code);
  if (known) return { value: Math.round(read * known.of * 1000) / 1000, unit: known.unit };
  reader.error(segment, { code: 'code_unknown', element, read: code, expected: Object.keys(units).join(', ') });
  return undefined;
};
