import type { EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import { SegmentReader } from '../SegmentReader.ts';
import type { FileEvent } from './FileEvent.ts';
import { reasonOfCode, statusOfCode } from './statusOfCode.ts';
import { x12Position } from './x12Position.ts';

/** Segments that say nothing we need: parties, trucks and goods are known here already. */
const passedOver = ['ST', 'SE', 'LX', 'N1', 'N3', 'N4', 'G62', 'MS2', 'MS3', 'AT8'];

type Load = Pick<FileEvent, 'reference' | 'carrierReference' | 'set'>;

/** An event, and the place that follows it. An appointment has its code in an element of its own. */
const readEvent = (
  reader: SegmentReader,
  [first, ...rest]: readonly EdiSegment[],
  load: Load,
  stop: number | undefined,
): FileEvent | undefined => {
  if (!first) return undefined;
  const code = reader.text(first, 1) ?? reader.text(first, 3) ?? reader.needed(first, 1, 'AT7');
  const [day, hour] = [reader.needed(first, 5, 'AT7'), reader.needed(first, 6, 'AT7')];
  const time = day !== '' && hour !== '' ? reader.time(first, 5, 6, reader.text(first, 7)) : undefined;
  if (time === undefined || code === '') return undefined;
  const place = reader.first(rest, 'MS1');
  const [city, region, country] = [1, 2, 3].map((element) => reader.text(place, element));
  const reasonCode = reader.text(first, 2);
  return {
    ...load,
    status: reader.text(first, 1) === undefined ? 'unknown' : statusOfCode(code),
    code,
    reason: reasonOfCode(reasonCode),
    reasonCode,
    time,
    stop,
    place: [city, region, country].every((part) => part === undefined) ? undefined : { city, region, country },
    position: x12Position(reader.text(place, 4), reader.text(place, 5), [reader.text(place, 6), reader.text(place, 7)]),
    segment: first.at,
    tag: 'AT7',
  };
};

/** Reads the set of a shipment status (X12 214), from its ST to its SE, into its events as they stand. */
export const read214 = ({ segments, control }: EdiSet): EdiReading<readonly FileEvent[]> => {
  const reader = new SegmentReader();
  for (const tag of passedOver) reader.all(segments, tag);
  const begin = reader.first(segments, 'B10');
  const [carrierReference, reference] = [reader.text(begin, 1), reader.text(begin, 2)];
  if (carrierReference === undefined) reader.needed(begin, 2, 'B10');
  const load = { reference, carrierReference, set: control };
  const { before, loops } = loopsOf(segments, 'LX');
  reader.all(before, 'L11');
  const events = (loops.length > 0 ? loops : [segments]).flatMap((loop) => {
    const stop = reader.whole(reader.first(loop, 'L11', 2, ['QN']), 1);
    return loopsOf(loop, 'AT7').loops.flatMap((each) => {
      reader.all(each, 'AT7');
      return readEvent(reader, each, load, stop) ?? [];
    });
  });
  reader.tellIgnored(segments);
  const { errors, notes } = reader;
  return { value: errors.length > 0 ? undefined : events, errors, notes };
};
