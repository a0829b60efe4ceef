import type { EdiSegment } from '../EdiSegment.ts';
import { inTable } from '../inTable.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** Units of volume (UN/ECE Recommendation 20) in cubic metres: cubic metres, cubic decimetres, litres. */
const volumes: Readonly<Record<string, number>> = { MTQ: 1, DMQ: 0.001, LTR: 0.001 };

/** The volume in the third element of a measurement (MEA), in cubic metres. */
export const readVolume = (reader: SegmentReader, segment: EdiSegment | undefined): number | undefined => {
  const read = reader.number(segment, 3, 2);
  if (segment === undefined || read === undefined) return undefined;
  const code = reader.text(segment, 3) ?? 'MTQ';
  const size = inTable(volumes, code);
  if (size !== undefined) return Math.round(read * size * 1000) / 1000;
  reader.error(segment, { code: 'code_unknown', element: 3, read: code, expected: Object.keys(volumes).join(', ') });
  return undefined;
};
