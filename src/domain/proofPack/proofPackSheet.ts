import { foldRecord } from '../shipment/foldRecord.ts';
import { provenDeliveries } from '../shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { Sheet, SheetBlock } from '../sheet/Sheet.ts';
import { packDelivery } from './packDelivery.ts';
import { packDocuments } from './packDocuments.ts';
import { packHead } from './packHead.ts';
import type { PackIndex } from './PackIndex.ts';
import { packReservations } from './packReservations.ts';
import { packStops } from './packStops.ts';
import type { PackWords } from './PackWords.ts';

/** What the paper of a pack is made of. */
export interface PackSheetOptions {
  readonly shipment: ShipmentRecord;
  readonly words: PackWords;
  /** Whose site it comes from. */
  readonly brand: string;
  /** Which state of the electronic record it is made from (`recordLine`). */
  readonly record: string;
  readonly index: PackIndex;
  /** Of the whole pack. */
  readonly pages: number;
}

/** The cover of a pack of proofs and its pictures. It names no price, and nobody's phone. */
export const proofPackSheet = ({ shipment, words, brand, record, index, pages }: PackSheetOptions): Sheet => {
  const folded = foldRecord(shipment);
  const files = shipment.documents.flatMap((document) => document.files);
  const pictures = [...index].flatMap(([id, entry]): readonly SheetBlock[] =>
    entry.kind === 'pages' && entry.isPicture
      ? [
          { kind: 'heading', text: words.picture(files.find((file) => file.id === id)?.name ?? '') },
          { kind: 'picture', id, size: 'page' },
        ]
      : [],
  );
  return {
    brand,
    title: words.title,
    reference: shipment.reference,
    foot: words.foot,
    pageOf: (page) => words.page(page, String(pages)),
    blocks: [
      packHead(shipment, folded, record, words),
      ...packStops(shipment, folded, words),
      ...provenDeliveries(shipment, folded).flatMap((delivery) =>
        packDelivery(shipment, folded, delivery, index, words),
      ),
      ...packReservations(shipment, folded, words),
      ...packDocuments(shipment, index, words),
      ...pictures,
    ],
  };
};
