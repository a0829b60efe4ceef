import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { loopsOf } from '../loopsOf.ts';
import { SegmentReader } from '../SegmentReader.ts';
import { readEdifactParty } from './edifactParty.ts';
import { readEdifactReferences } from './edifactReferences.ts';
import { hasBothTypes } from './hasBothTypes.ts';
import { iftminCodes, otherParties } from './iftminCodes.ts';
import { isTextOfGoods } from './isTextOfGoods.ts';
import { readEdifactText } from './readEdifactText.ts';
import { readIftminLines } from './readIftminLines.ts';
import { readIftminStop } from './readIftminStop.ts';
import { refuseDangerous } from './refuseDangerous.ts';
import type { Tender } from './Tender.ts';
import { undescribedGoods } from './undescribedGoods.ts';
import { withoutDangerous } from './withoutDangerous.ts';
import { purposeCodes, wordOf } from './tenderCodes.ts';

/** Code of the date a message was made (EDIFACT 2005). */
const made = '137';

const before = (segments: readonly EdiSegment[], ...tags: readonly string[]): readonly EdiSegment[] => {
  const end = segments.findIndex(({ tag }) => tags.includes(tag));
  return end === -1 ? segments : segments.slice(0, end);
};

/** Who leaves the purpose out means a new load. */
const readPurpose = (reader: SegmentReader, begin: EdiSegment | undefined): Tender['purpose'] => {
  const read = reader.text(begin, 3);
  const purpose = read === undefined ? 'original' : wordOf(purposeCodes.edifact, read);
  if (begin && !purpose) {
    const expected = Object.values(purposeCodes.edifact).join(', ');
    reader.error(begin, { code: 'code_unknown', element: 3, read, expected });
  }
  return purpose ?? 'original';
};

const stopPlaces: ReadonlySet<string> = new Set([iftminCodes.pickup.place, iftminCodes.delivery.place]);
const stopParties: ReadonlySet<string> = new Set([...iftminCodes.pickup.parties, ...iftminCodes.delivery.parties]);

const isPlace = (segment: EdiSegment): boolean => segment.tag === 'LOC' && stopPlaces.has(elementOf(segment, 1));

/** Refuses places beyond one pickup and one delivery: goods would go to the wrong one. */
const checkSeveral = (reader: SegmentReader, header: readonly EdiSegment[], goods: readonly EdiSegment[]): void => {
  const places = header.filter(isPlace);
  const twice = places.find((each, at) => places.findIndex((one) => elementOf(one, 1) === elementOf(each, 1)) < at);
  const own = goods.find((each) => isPlace(each) || (each.tag === 'NAD' && stopParties.has(elementOf(each, 1))));
  const several = twice ?? own;
  if (several) reader.error(several, { code: 'stops_several', element: 1, read: elementOf(several, 1) });
};

/** Reads an instruction to carry goods (EDIFACT IFTMIN D.01B), from its UNH to its UNT. */
export const readIftmin = (segments: readonly EdiSegment[]): EdiReading<Tender> => {
  const reader = new SegmentReader();
  for (const tag of ['UNH', 'UNT']) reader.all(segments, tag);
  const all = before(segments, 'EQD');
  const header = before(all, 'GID');
  const goods = all.slice(header.length);
  const general = before(header, 'NAD');
  const parties = loopsOf(header, 'NAD').loops;
  const partyOf = (roles: readonly string[]) => parties.find(([first]) => first && roles.includes(elementOf(first, 1)));

  reader.all(header, 'DTM', 1, [made]);
  reader.all(header, 'NAD', 1, [otherParties.carrier]);
  const begin = reader.first(header, 'BGM');
  const purpose = readPurpose(reader, begin);
  const reference = reader.needed(begin, 2, 'BGM');
  checkSeveral(reader, header, goods);
  const told = purpose === 'cancel' ? withoutDangerous(reader, goods) : goods;
  const lines = readIftminLines(reader, header, told);
  const [pickup, delivery] = [
    readIftminStop(reader, 'pickup', { header, parties, lines }),
    readIftminStop(reader, 'delivery', { header, parties, lines: [] }),
  ];
  const payer = partyOf(otherParties.billTo);
  const tender: Tender = {
    purpose,
    reference,
    scac: reader.text(reader.first(general, 'TDT', 1, ['20']), 5),
    payment: undefined,
    references: readEdifactReferences(reader, general),
    respondBy: undefined,
    // What a text is about makes no difference to who drives: all are read.
    notes: [...header, ...goods.filter((each) => !isTextOfGoods(each))].flatMap((each) =>
      each.tag === 'FTX' ? (readEdifactText(reader.first([each], 'FTX') ?? each) ?? []) : [],
    ),
    billTo: payer && readEdifactParty(reader, payer),
    equipment: undefined,
    target: undefined,
    stops: [pickup, delivery].filter((stop) => stop !== undefined),
  };
  if (purpose !== 'cancel') refuseDangerous(reader, undescribedGoods(segments, goods));
  // A cancellation need not say again where the load goes.
  if (purpose !== 'cancel' && reader.errors.length === 0 && !hasBothTypes(tender.stops)) {
    reader.error('LOC', { code: 'stops_missing' });
  }
  reader.tellIgnored(segments);
  return { value: reader.errors.length > 0 ? undefined : tender, errors: reader.errors, notes: reader.notes };
};
