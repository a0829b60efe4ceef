import { noteNumber } from '../consignment/noteNumber.ts';
import { shortTime } from '../consignment/shortTime.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import type { SheetBlock } from '../sheet/Sheet.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { PackEntry, PackIndex } from './PackIndex.ts';
import type { PackWords } from './PackWords.ts';

const entryText = (entry: PackEntry | undefined, words: PackWords): string => {
  if (entry === undefined) return words.leftOut.unread;
  if (entry.kind === 'cover') return words.onCover;
  if (entry.kind === 'left') return words.leftOut[entry.why];
  return words.onPages(noteNumber(entry.from), noteNumber(entry.to));
};

/** The number of a proof among those of its delivery, from 1: another follows each that was rejected. */
const versionOf = (documents: readonly ShipmentDocument[], { id, stop }: ShipmentDocument): number =>
  documents.filter((each) => each.type === 'pod' && each.stop === stop).findIndex((each) => each.id === id) + 1;

/** Every file of the shipment, with what proves that it was not changed, and where it is in the pack. */
export const packDocuments = (
  { documents, stops }: Pick<ShipmentRecord, 'documents' | 'stops'>,
  index: PackIndex,
  words: PackWords,
): readonly SheetBlock[] => {
  const rows = documents.flatMap((document) => {
    const { type, stop, createdAt, files } = document;
    const added = readRfc3339(createdAt);
    const version = type === 'pod' ? words.version(noteNumber(versionOf(documents, document))) : '';
    const zone = stops[stop ?? stops.length - 1]?.window?.timeZone;
    return files.map(({ id, name, sha256 }) => [
      [words.types[type], version].filter(Boolean).join(', '),
      name,
      added === undefined ? '–' : shortTime(added, zone),
      sha256,
      entryText(index.get(id), words),
    ]);
  });
  return [
    { kind: 'heading', text: words.documents },
    rows.length === 0
      ? { kind: 'text', texts: [words.none] }
      : {
          kind: 'table',
          columns: [
            { title: words.document, share: 17 },
            { title: words.file, share: 18 },
            { title: words.addedAt, share: 15 },
            { title: words.hash, share: 34 },
            { title: words.inPack, share: 16 },
          ],
          rows,
        },
    ...(rows.length === 0 ? [] : [{ kind: 'text' as const, texts: [words.original] }]),
  ];
};
