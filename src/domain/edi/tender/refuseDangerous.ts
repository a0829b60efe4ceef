import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** Hazardous goods of X12 (`H1`, `H2`, `LFH`, `LH1` and what belongs to it) and EDIFACT (`DGS`). */
const tags = /^(?:H[12]|LFH|LH.|DGS)$/;
/** Special handling (X12 152) and texts (EDIFACT 4451) about them. */
const codes: ReadonlyMap<string, readonly string[]> = new Map([
  ['AT5', ['HM', 'HZD']],
  ['FTX', ['AAC', 'AAD', 'HAZ']],
]);

const isDangerous = (segment: EdiSegment): boolean =>
  tags.test(segment.tag) || (codes.get(segment.tag)?.includes(elementOf(segment, 1)) ?? false);

/** Refuses dangerous goods wherever a set tells of them: a load must never lose that it has any. */
export const refuseDangerous = (reader: SegmentReader, segments: readonly EdiSegment[]): void => {
  const found = segments.find(isDangerous);
  if (found) reader.error(found, { code: 'dangerous_goods' });
};
