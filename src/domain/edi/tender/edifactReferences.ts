import type { EdiSegment } from '../EdiSegment.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { EdiReference } from './Tender.ts';

/** The numbers that segments give (RFF). */
export const readEdifactReferences = (
  reader: SegmentReader,
  segments: readonly EdiSegment[],
): readonly EdiReference[] =>
  reader.all(segments, 'RFF').map((segment) => ({
    qualifier: reader.needed(segment, 1, 'RFF'),
    value: reader.needed(segment, 1, 'RFF', 2),
  }));
