import type { EdiSegment } from '../EdiSegment.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { readMeasure } from './readMeasure.ts';

/** Units of volume (UN/ECE Recommendation 20) in cubic metres: cubic metres, cubic decimetres, litres. */
const volumes = { MTQ: 1, DMQ: 0.001, LTR: 0.001 };

/** The volume in the third element of a measurement (MEA), in cubic metres. */
export const readVolume = (reader: SegmentReader, segment: EdiSegment | undefined): number | undefined =>
  readMeasure(reader, segment, volumes);
