import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** Hazardous goods of X12 (`H1`, `H2`, `LFH`, `LH1` and what belongs to it) and EDIFACT (`DGS`). */
const tags = /^(?:H[12]|LFH|LH.|DGS)$/;

/** Where other segments tell of them: which element, and the codes that do; without codes whatever it says. */
const signs: ReadonlyMap<string, { readonly element: number; readonly codes?: readonly string[] }> = new Map([
  /** Special handling (X12 152). */
  ['AT5', { element: 1, codes: ['HM', 'HZD'] }],
  /** Subject of a text (EDIFACT 4451). */
  ['FTX', { element: 1, codes: ['AAC', 'AAD', 'HAZ'] }],
  /** Type of cargo (EDIFACT 7085). */
  ['GDS', { element: 1, codes: ['11'] }],
  ['TSR', { element: 4, codes: ['11'] }],
  /** Hazardous material (EDIFACT C218). */
  ['HAN', { element: 2 }],
]);

const isDangerous = (segment: EdiSegment): boolean => {
  const sign = signs.get(segment.tag);
  const read = sign ? elementOf(segment, sign.element) : '';
  return tags.test(segment.tag) || (read !== '' && (sign?.codes?.includes(read) ?? true));
};

/** Refuses dangerous goods wherever segments tell of them that nobody reads: a load must never lose that it has any. */
export const refuseDangerous = (reader: SegmentReader, segments: readonly EdiSegment[]): void => {
  const found = segments.find(isDangerous);
  if (found) reader.error(found, { code: 'dangerous_goods' });
};
