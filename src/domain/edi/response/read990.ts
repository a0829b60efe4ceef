import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { inTable } from '../inTable.ts';
import { SegmentReader } from '../SegmentReader.ts';
import { wordOf } from '../tender/tenderCodes.ts';
import { responseCodes } from './responseCodes.ts';
import type { ResponseAction, TenderResponse } from './TenderResponse.ts';

/** Segments that say nothing we need. */
const passedOver = ['ST', 'SE'];

/** Reads the set of a response to a tender (X12 990), from its ST to its SE; `own` are the letters of the partner. */
export const read990 = (
  segments: readonly EdiSegment[],
  own: Readonly<Record<string, ResponseAction>> = {},
): EdiReading<TenderResponse> => {
  const reader = new SegmentReader();
  for (const tag of passedOver) reader.all(segments, tag);
  const begin = reader.first(segments, 'B1');
  const [scac, reference] = [reader.needed(begin, 1, 'B1'), reader.needed(begin, 2, 'B1')];
  const date = reader.needed(begin, 3, 'B1');
  const read = reader.needed(begin, 4, 'B1');
  const time = begin && date !== '' ? reader.timeIn(begin, 3, date, undefined) : undefined;
  const action = inTable(own, read) ?? wordOf(responseCodes, read);
  if (begin && read !== '' && !action) {
    reader.error(begin, { code: 'code_unknown', element: 4, read, expected: Object.values(responseCodes).join(', ') });
  }
  const carrierReference = reader.text(reader.first(segments, 'N9', 1, ['CN']), 2);
  const reasons = reader
    .all(segments, 'K1')
    .flatMap((segment) => [1, 2].flatMap((element) => reader.text(segment, element) ?? []));
  reader.tellIgnored(segments);
  const { errors, notes } = reader;
  if (!action || !time || errors.length > 0) return { value: undefined, errors, notes };
  return { value: { action, scac, reference, day: time.day, carrierReference, reasons }, errors, notes };
};
