import type { GoodsColumn, NoteBox } from '../ConsignmentNote.ts';
import type { PaperArea } from './NotePaper.ts';

const [left, middle, right] = [34, 297.5, 561];
const half = { left: { x: left, width: middle - left }, right: { x: middle, width: right - middle } };
const third = (right - left) / 3;

const rows = (side: keyof typeof half, y: number, height: number): PaperArea => ({ ...half[side], y, height });

/** Where the number of the copy stands. */
export const stripArea: PaperArea = { x: left, y: 16, width: right - left, height: 18 };

export const titleArea: PaperArea = rows('right', 38, 116);

/** The reference of the shipment for a scanner, in the corner of the title; with the white that a code needs around it. */
export const codeArea: PaperArea = { x: right - 53, y: 39, width: 52, height: 52 };

export const footerArea: PaperArea = { x: left, y: 802, width: right - left, height: 22 };

/** The boxes of the form. Lengths in points. */
export const boxAreas: Readonly<Record<NoteBox, PaperArea>> = {
  1: rows('left', 38, 92),
  2: rows('left', 130, 78),
  3: rows('left', 208, 60),
  4: rows('left', 268, 76),
  5: rows('left', 344, 44),
  16: rows('right', 154, 78),
  17: rows('right', 232, 36),
  18: rows('right', 268, 120),
  13: rows('left', 552, 88),
  14: rows('left', 640, 38),
  15: rows('left', 678, 24),
  19: rows('right', 552, 56),
  20: rows('right', 608, 94),
  21: { x: left, y: 702, width: 2 * third, height: 26 },
  22: { x: left, y: 728, width: third, height: 72 },
  23: { x: left + third, y: 728, width: third, height: 72 },
  24: { x: left + 2 * third, y: 702, width: third, height: 98 },
};

/** Of what the consignee drew, at the bottom of box 24. */
export const signatureHeight = 22;

/** The table of goods: captions above, totals below. */
export const goodsArea: PaperArea = { x: left, y: 388, width: right - left, height: 164 };

export const goodsHeadHeight = 44;
export const goodsTotalHeight = 16;

const columnWidths: Readonly<Record<GoodsColumn, number>> = {
  marks: 80,
  count: 60,
  packing: 68,
  nature: 159,
  statistical: 56,
  grossKg: 56,
  volumeM3: 48,
};

/** Left edge and width of each column. */
export const columnAreas = Object.entries(columnWidths).reduce<
  readonly { readonly column: string; readonly x: number; readonly width: number }[]
>((all, [column, width]) => {
  const before = all.at(-1);
  return [...all, { column, x: before ? before.x + before.width : left, width }];
}, []);

/** Between a frame and its text. */
export const padding = 4;
