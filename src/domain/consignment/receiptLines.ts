import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { noteNumber } from './noteNumber.ts';
import { noteTime } from './noteTime.ts';
import type { NoteWords } from './NoteWords.ts';

/** Who received the goods at a stop, when and how many packages, by the proof of delivery that holds. */
export const receiptLines = (
  documents: readonly ShipmentDocument[],
  stop: number,
  zone: string | undefined,
  words: NoteWords,
): readonly string[] => {
  const proof = documents.findLast(
    (document) => document.type === 'pod' && document.stop === stop && document.standing !== 'rejected',
  );
  if (proof === undefined) return [];
  const { recipient, at, packages } = proof;
  const received = readRfc3339(at);
  return [
    ...(recipient === undefined
      ? []
      : [words.receivedBy(recipient, received === undefined ? '' : noteTime(received, zone))]),
    ...(packages === undefined
      ? []
      : [words.received(noteNumber(packages.delivered), noteNumber(packages.short), noteNumber(packages.damaged))]),
  ];
};
