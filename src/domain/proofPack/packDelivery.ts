import { adrLine } from '../consignment/adrLine.ts';
import { noteNumber } from '../consignment/noteNumber.ts';
import { noteTime } from '../consignment/noteTime.ts';
import type { CargoLine } from '../request/RequestContent.ts';
import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import { isLateProof } from '../shipment/isLateProof.ts';
import type { ProvenDelivery } from '../shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import { readSignaturePath } from '../shipment/signaturePath.ts';
import { signatureFile } from '../shipment/signatureFile.ts';
import type { SheetBlock } from '../sheet/Sheet.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { PackIndex } from './PackIndex.ts';
import type { PackWords } from './PackWords.ts';

/** A proof counts the packages of a delivery, so a line has its own figures where it is the only one. */
const quantities = (cargo: readonly CargoLine[], { ordered, proof }: ProvenDelivery, words: PackWords): SheetBlock => {
  const { packages } = proof ?? {};
  const counted = packages ? [packages.delivered, packages.short, packages.damaged].map(noteNumber) : ['–', '–', '–'];
  const isOne = cargo.length === 1;
  return {
    kind: 'table',
    columns: [
      { title: words.goods, share: 29 },
      { title: words.packages, share: 27 },
      { title: words.ordered, share: 11, isNumber: true },
      { title: words.received, share: 11, isNumber: true },
      { title: words.short, share: 11, isNumber: true },
      { title: words.damaged, share: 11, isNumber: true },
    ],
    rows: cargo.map(({ description, dangerous, count, packageCode = '' }) => [
      [description, dangerous && adrLine(dangerous)].filter(Boolean).join('; '),
      words.kinds[packageCode] ?? packageCode,
      count === undefined ? '–' : noteNumber(count),
      ...(isOne ? counted : []),
    ]),
    foot: isOne ? undefined : [words.total, '', noteNumber(ordered), ...counted],
  };
};

const signed = (proof: ShipmentDocument, index: PackIndex, words: PackWords): readonly SheetBlock[] => {
  const strokes = readSignaturePath(proof.signature);
  if (strokes.length > 0)
    return [
      { kind: 'heading', text: words.signature },
      { kind: 'ink', strokes },
    ];
  const picture = signatureFile(proof);
  if (picture === undefined || index.get(picture.id)?.kind !== 'cover') return [];
  return [
    { kind: 'heading', text: words.signature },
    { kind: 'picture', id: picture.id, size: 'row' },
  ];
};

/** What was handed over at one delivery, to whom, when, and with which remarks. */
export const packDelivery = (
  { stops, cargo }: Pick<ShipmentRecord, 'stops' | 'cargo'>,
  folded: FoldedShipment,
  delivery: ProvenDelivery,
  index: PackIndex,
  words: PackWords,
): readonly SheetBlock[] => {
  const { stop, proof } = delivery;
  const { place, window } = stops[stop] ?? {};
  const time = (raw: string | undefined): string => {
    const instant = readRfc3339(raw);
    return instant === undefined ? '–' : noteTime(instant, window?.timeZone);
  };
  const own = cargo.filter((line) => line.delivery === stop);
  const table = [
    { kind: 'heading', text: words.deliveryIn(place?.city ?? place?.name ?? String(stop + 1)) },
    quantities(own, delivery, words),
    ...(own.length > 1 && proof ? ([{ kind: 'text', texts: [words.together], isSmall: true }] as const) : []),
  ] as const;
  if (proof === undefined) return [...table, { kind: 'text', texts: [words.noProof] }];
  const added = time(proof.createdAt);
  return [
    ...table,
    {
      kind: 'facts',
      facts: [
        [words.recipient, proof.recipient ?? '–'],
        [words.handedOver, time(proof.at)],
        [words.added, isLateProof(delivery, folded) ? words.late(added) : added],
      ],
    },
    ...(proof.note === undefined
      ? []
      : ([
          { kind: 'heading', text: words.remarks },
          { kind: 'text', texts: [proof.note] },
        ] as const)),
    ...signed(proof, index, words),
  ];
};
