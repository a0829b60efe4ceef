import { readEdifactTime } from '../edifact/readEdifactTime.ts';
import type { EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { inTable } from '../inTable.ts';
import { loopsOf } from '../loopsOf.ts';
import { SegmentReader } from '../SegmentReader.ts';
import { wordOf } from '../tender/tenderCodes.ts';
import { unlocodeOf } from '../unlocodeOf.ts';
import type { FileEvent, FileStatus } from './FileEvent.ts';
import { iftstaReasons, iftstaStatuses } from './iftstaCodes.ts';

/** Segments that say nothing we need: parties, trucks and goods are known here already. */
const passedOver = ['UNH', 'UNT', 'BGM', 'NAD', 'CTA', 'COM', 'RFF', 'CNT', 'TDT', 'EQD', 'GID', 'MEA'];

/** Dates (EDIFACT 2005): when the status changed, or the truck arrived, left or delivered; and when it is expected to arrive. */
const happened = ['334', '178', '186', '35'];
const expected = '132';

/** Where it happened (EDIFACT 3227): at the place of the status, or of collection or delivery, which also says which of both it was. */
const statusPlace = '175';
const collection = '88';
const delivery = '7';

/** Category of a status (EDIFACT 9015): of the transport. */
const transport = '1';

const reasonOf = (code: string | undefined): FileEvent['reason'] =>
  code === undefined ? 'none' : (wordOf(iftstaReasons, code) ?? 'unknown');

const atStops: Readonly<Record<string, Readonly<Record<string, FileStatus>>>> = {
  [collection]: { arrived: 'arrived_pickup', departed: 'departed_pickup' },
  [delivery]: { arrived: 'arrived_delivery', departed: 'departed_delivery' },
};

const placeOf = (reader: SegmentReader, place: EdiSegment | undefined): FileEvent['place'] => {
  const [code, named] = [reader.text(place, 2), reader.text(place, 2, 4)];
  const unlocode = unlocodeOf(code);
  const city = named ?? (unlocode === undefined ? code : undefined);
  const country = reader.text(place, 3) ?? unlocode?.slice(0, 2);
  return [unlocode, city, country].every((part) => part === undefined)
    ? undefined
    : { city, region: undefined, country, unlocode };
};

/** The events that a status tells, from its STS on: what happened, and when the truck is expected. */
const readEvents = (
  reader: SegmentReader,
  loop: readonly EdiSegment[],
  load: Pick<FileEvent, 'reference' | 'carrierReference' | 'set'>,
): readonly FileEvent[] => {
  const status = reader.first(loop, 'STS');
  if (!status) return [];
  const code = reader.needed(status, 2, 'STS');
  const reasonCode = reader.text(status, 3);
  const place = reader.first(loop, 'LOC', 1, [statusPlace]) ?? reader.first(loop, 'LOC', 1, [collection, delivery]);
  const isTransport = (reader.text(status, 1) ?? transport) === transport;
  const meant = isTransport ? (inTable(iftstaStatuses, code) ?? 'unknown') : 'unknown';
  const at = inTable(atStops, place ? elementOf(place, 1) : '') ?? {};
  const about = { ...load, stop: undefined, place: placeOf(reader, place), position: undefined };
  const dates = happened.flatMap((qualifier) => reader.first(loop, 'DTM', 1, [qualifier]) ?? []);
  const eta = reader.first(loop, 'DTM', 1, [expected]);
  if (dates.length === 0 && !eta) reader.error(status, { code: 'time_missing' });
  const [time, due] = [readEdifactTime(reader, dates[0]), readEdifactTime(reader, eta)];
  return [
    ...(time
      ? [
          {
            ...about,
            status: inTable(at, meant) ?? meant,
            code,
            reason: reasonOf(reasonCode),
            reasonCode,
            time,
            segment: status.at,
            tag: 'STS',
          },
        ]
      : []),
    ...(due && eta
      ? [
          {
            ...about,
            status: 'expected' as const,
            code: expected,
            reason: reasonOf(reasonCode),
            reasonCode,
            time: due,
            segment: eta.at,
            tag: 'DTM',
          },
        ]
      : []),
  ];
};

/** Reads a status message (EDIFACT IFTSTA D.01B), from its UNH to its UNT, into its events as they stand. */
export const readIftsta = ({ segments, control }: EdiSet): EdiReading<readonly FileEvent[]> => {
  const reader = new SegmentReader();
  for (const tag of passedOver) reader.all(segments, tag);
  reader.all(segments, 'DTM', 1, ['137']);
  const { loops } = loopsOf(segments, 'CNI');
  if (loops.length === 0) reader.needed(undefined, 2, 'CNI');
  const events = loops.flatMap((loop) => {
    const reference = reader.needed(reader.first(loop, 'CNI'), 2, 'CNI');
    const load = { reference, carrierReference: undefined, set: control };
    return loopsOf(loop, 'STS').loops.flatMap((each) => readEvents(reader, each, load));
  });
  reader.tellIgnored(segments);
  const { errors, notes } = reader;
  return { value: errors.length > 0 ? undefined : events, errors, notes };
};
