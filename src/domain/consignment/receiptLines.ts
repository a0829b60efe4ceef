import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
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

/**
 * When the truck was at a delivery; who received the goods, when and how many packages, by the proof of delivery that holds. Short enough
 * for box 24.
 */
export const receiptLines = (
  documents: readonly ShipmentDocument[],
  stop: number,
  visit: Visit | undefined,
  zone: string | undefined,
  words: NoteWords,
): readonly string[] => {
  const visited = visit ? visitLines(visit, zone, words) : [];
  const proof = documents.findLast(
    (document) => document.type === 'pod' && document.stop === stop && document.standing !== 'rejected',
  );
  if (proof === undefined) return visited;
  const { recipient, at, packages } = proof;
  const received = readRfc3339(at);
  return [
    ...visited,
    ...(recipient === undefined
      ? []
      : [words.receivedBy(recipient, received === undefined ? '' : shortTime(received, zone))]),
    ...(packages === undefined
      ? []
      : [words.received(noteNumber(packages.delivered), noteNumber(packages.short), noteNumber(packages.damaged))]),
  ];
};
