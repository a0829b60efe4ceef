import type { Stroke } from '../shipment/Signature.ts';

/** The boxes of the form of 1976 that hold plain lines; 6 to 12 are the table of goods. */
export const noteBoxes = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const;

export type NoteBox = (typeof noteBoxes)[number];

/** Boxes 6 to 12, the columns of the table of goods, in their order. */
export const goodsColumns = ['marks', 'count', 'packing', 'nature', 'statistical', 'grossKg', 'volumeM3'] as const;

export type GoodsColumn = (typeof goodsColumns)[number];

/** A line of goods as the table shows it: the lines of each cell. */
export type NoteGoods = Readonly<Record<GoodsColumn, readonly string[]>>;

/** What a note must say before goods may travel with it. */
export const draftReasons = [
  'cancelled',
  'sender_address',
  'carrier_address',
  'vehicle',
  'driver',
  'packages',
  'weight',
] as const;

export type DraftReason = (typeof draftReasons)[number];

/** What a consignment note says, box by box. It never names a price: the consignee must not learn it. */
export interface ConsignmentNote {
  readonly number: string;
  /** Of the shipment, which may have several notes. */
  readonly reference: string;
  /** The state of the electronic record that the paper shows; empty where none is kept. */
  readonly record: string;
  /** Between two countries, so that the CMR governs it (article 1). */
  readonly isInternational: boolean;
  readonly boxes: Readonly<Record<NoteBox, readonly string[]>>;
  /** What the consignee drew when receiving the goods; empty where nothing was drawn. */
  readonly signature: readonly Stroke[];
  readonly goods: readonly NoteGoods[];
  readonly totals: { readonly count: string; readonly grossKg: string; readonly volumeM3: string };
  /** Why the note is a draft; none makes it final. */
  readonly draft: readonly DraftReason[];
}
