import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Stop } from '../stop/Stop.ts';
import { noteNumber } from './noteNumber.ts';
import type { NoteWords } from './NoteWords.ts';
import { shortSpan, shortTime } from './shortTime.ts';

type Visit = Pick<FoldedShipment['stops'][number], 'arrivedAt' | 'departedAt'>;

const visitLines = (
  { arrivedAt, departedAt }: Visit,
  zone: string | undefined,
  words: NoteWords,
): readonly string[] => {
  if (arrivedAt !== null && departedAt !== null) return [words.stayed(...shortSpan(arrivedAt, departedAt, zone))];
  if (arrivedAt !== null) return [words.arrived(shortTime(arrivedAt, zone))];
  return departedAt === null ? [] : [words.departed(shortTime(departedAt, zone))];
};

/** Where and when the goods were handed over, to whom and how many packages. */
const proofLines = (
  { recipient, at, packages }: ShipmentDocument,
  town: string,
  zone: string | undefined,
  words: NoteWords,
): readonly string[] => {
  const received = readRfc3339(at);
  return [
    ...(received === undefined ? [] : [words.receivedAt(town, shortTime(received, zone))]),
    ...(recipient === undefined ? [] : [words.receivedBy(recipient)]),
    ...(packages === undefined
      ? []
      : [words.received(noteNumber(packages.delivered), noteNumber(packages.short), noteNumber(packages.damaged))]),
  ];
};

/**
 * What box 24 says of a delivery, by the proof that holds and the hours of the truck there; nothing of goods that were not delivered yet.
 * Short enough for the box.
 */
export const receiptLines = (
  proof: ShipmentDocument | undefined,
  { place, window }: Stop,
  visit: Visit | undefined,
  words: NoteWords,
): readonly string[] => {
  const zone = window?.timeZone;
  const visited = visit ? visitLines(visit, zone, words) : [];
  if (proof === undefined) return visit === undefined || visit.departedAt === null ? [] : visited;
  return [...proofLines(proof, place?.city ?? place?.name ?? '', zone, words), ...visited];
};
