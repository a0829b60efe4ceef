import type { EdiSegment } from '../EdiSegment.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { X12Line } from '../x12/writeX12.ts';
import type { EdiReference } from './Tender.ts';

/** The numbers that segments give (L11). */
export const readX12References = (reader: SegmentReader, segments: readonly EdiSegment[]): readonly EdiReference[] =>
  reader.all(segments, 'L11').map((segment) => ({
    value: reader.needed(segment, 1, 'L11'),
    qualifier: reader.needed(segment, 2, 'L11'),
  }));

export const x12ReferenceLines = (references: readonly EdiReference[]): readonly X12Line[] =>
  references.map(({ qualifier, value }) => ['L11', value, qualifier]);
