import type { EdiSegment } from '../EdiSegment.ts';
import { readEdifactTime } from '../edifact/readEdifactTime.ts';
import { elementOf } from '../elementOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { unlocodeOf } from '../unlocodeOf.ts';
import { readEdifactParty } from './edifactParty.ts';
import { readEdifactReferences } from './edifactReferences.ts';
import { iftminCodes } from './iftminCodes.ts';
import { nobody } from './nobody.ts';
import type { EdiParty, EdiTown, TenderLine, TenderStop } from './Tender.ts';

const readTown = (reader: SegmentReader, place: EdiSegment): EdiTown | undefined => {
  const [code, name] = [reader.text(place, 2), reader.text(place, 2, 4)];
  const unlocode = unlocodeOf(code);
  return code === undefined && name === undefined
    ? undefined
    : { unlocode, name: name ?? (unlocode ? undefined : code) };
};

/** The ends of the window at a stop. An appointment is a window that ends as it begins, or lasts the whole day. */
const readWindow = (reader: SegmentReader, header: readonly EdiSegment[], type: TenderStop['type']) => {
  const { from, to, exact } = iftminCodes[type];
  const first = (qualifier: string) => reader.first(header, 'DTM', 1, [qualifier]);
  const appointment = first(exact);
  const [begin, end] = [first(from) ?? appointment, first(to) ?? appointment];
  return { from: readEdifactTime(reader, begin), to: end && readEdifactTime(reader, end, 'ends') };
};

/** What a place tells of an address that says less. */
const inTown = (party: EdiParty, town: EdiTown | undefined): EdiParty => ({
  ...party,
  city: party.city ?? town?.name ?? town?.unlocode,
  country: party.country ?? (party.city === undefined ? town?.unlocode?.slice(0, 2) : undefined),
});

interface Parts {
  /** Before the goods. */
  readonly header: readonly EdiSegment[];
  /** Each party, from its NAD on. */
  readonly parties: readonly (readonly EdiSegment[])[];
  readonly lines: readonly TenderLine[];
}

/** The pickup or delivery of a message (IFTMIN); undefined if it names neither a place nor a party there. */
export const readIftminStop = (
  reader: SegmentReader,
  type: TenderStop['type'],
  { header, parties, lines }: Parts,
): TenderStop | undefined => {
  const { place: qualifier, parties: roles } = iftminCodes[type];
  const place = reader.first(header, 'LOC', 1, [qualifier]);
  const loop = roles
    .map((role) => parties.find(([first]) => first && elementOf(first, 1) === role))
    .find((each) => each !== undefined);
  if (!place && !loop) return undefined;
  const town = place && readTown(reader, place);
  return {
    type,
    isPart: false,
    party: inTown((loop && readEdifactParty(reader, loop)) ?? nobody, town),
    town,
    references: loop ? readEdifactReferences(reader, loop) : [],
    ...readWindow(reader, header, type),
    lines,
  };
};
