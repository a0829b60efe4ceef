import type { EdiSegment } from '../EdiSegment.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { EdiWeight } from './Tender.ts';

/** The weight in two elements of a segment, its unit and its value. */
export const readX12Weight = (
  reader: SegmentReader,
  segment: EdiSegment | undefined,
  unit: number,
  value: number,
): EdiWeight | undefined => {
  const read = reader.number(segment, value);
  if (segment === undefined || read === undefined) return undefined;
  const code = reader.text(segment, unit);
  if (code === 'L' || code === 'K') return { value: read, unit: code === 'L' ? 'lb' : 'kg' };
  reader.error(segment, { code: 'code_unknown', element: unit, read: code ?? '', expected: 'L, K' });
  return undefined;
};
