import type { EdiSegment } from '../EdiSegment.ts';
import type { EdiTime } from '../EdiTime.ts';
import { ediZone } from '../ediZone.ts';
import { inTable } from '../inTable.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** Formats of dates (EDIFACT 2379) that are read: without a zone, with an offset (205), with a zone of three letters (303). */
const formats: Readonly<Record<string, RegExp>> = {
  '102': /^(\d{8})$/,
  '203': /^(\d{12})$/,
  '204': /^(\d{14})$/,
  '205': /^(\d{12})([+-]\d{4})$/,
  '303': /^(\d{12})([A-Z]{3})$/,
};

/** Where a day is named without a time, it begins or ends what it is about. */
type DayAlone = 'begins' | 'ends';

/** When a segment is about (DTM); an error if that is no date. */
export const readEdifactTime = (
  reader: SegmentReader,
  segment: EdiSegment | undefined,
  dayAlone: DayAlone = 'begins',
): EdiTime | undefined => {
  const read = reader.text(segment, 1, 2);
  if (segment === undefined || read === undefined) return undefined;
  const code = reader.text(segment, 1, 3) ?? '203';
  const format = inTable(formats, code);
  if (!format) {
    reader.error(segment, { code: 'code_unknown', element: 1, read: code, expected: Object.keys(formats).join(', ') });
    return undefined;
  }
  const [, digits = '', zone] = format.exec(read) ?? [];
  const isOffset = zone !== undefined && /\d/.test(zone);
  if (digits === '' || (isOffset && !ediZone(zone))) {
    reader.error(segment, { code: 'not_a_date', element: 1, read });
    return undefined;
  }
  const moment = code === '102' && dayAlone === 'ends' ? `${digits}2359` : digits;
  return reader.timeIn(segment, 1, moment, isOffset ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone);
};
