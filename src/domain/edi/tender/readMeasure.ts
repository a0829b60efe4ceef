import type { EdiSegment } from '../EdiSegment.ts';
import { inTable } from '../inTable.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** The third element of a measurement (MEA), to three decimals, by the sizes of its units; without a unit in the first of them. */
export const readMeasure = (
  reader: SegmentReader,
  segment: EdiSegment | undefined,
  units: Readonly<Record<string, number>>,
): number | undefined => {
  const read = reader.number(segment, 3, 2);
  if (segment === undefined || read === undefined) return undefined;
  const known = Object.keys(units);
  const code = reader.text(segment, 3) ?? known[0] ?? '';
  const size = inTable(units, code);
  if (size !== undefined) return Math.round(read * size * 1000) / 1000;
  reader.error(segment, { code: 'code_unknown', element: 3, read: code, expected: known.join(', ') });
  return undefined;
};
