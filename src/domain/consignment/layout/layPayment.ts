import { chargeCaptions, payerCaptions, paymentCaptions } from '../noteForm.ts';
import { boxAreas, padding } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import type { PaperSheet } from './NotePaper.ts';

const square = 8;
const nameWidth = 150;
const rowHeight = 13.2;

/** Box 14: what to tick. */
const payment = (): PaperSheet => {
  const { x, y } = boxAreas[14];
  const ticks = paymentCaptions.map((caption, at) => ({ ...caption, x: x + padding, y: y + 14 + at * 11 }));
  return {
    texts: ticks.map(({ en, fr, ...tick }) => ({
      size: 8,
      x: tick.x + square + padding,
      y: tick.y + 7.5,
      text: `${en} / ${fr}`,
      isCaption: true,
    })),
    lines: ticks.flatMap((tick) => frameOf({ x: tick.x, y: tick.y, width: square, height: square })),
  };
};

/** Box 20: the table of charges, always empty. */
const charges = (): PaperSheet => {
  const { x, y, width, height } = boxAreas[20];
  const columnWidth = (width - nameWidth) / payerCaptions.length;
  const columns = payerCaptions.map((caption, at) => ({ ...caption, x: x + nameWidth + at * columnWidth }));
  const rows = chargeCaptions.map((caption, at) => ({
    ...caption,
    y: y + height - (chargeCaptions.length - at) * rowHeight,
  }));
  return {
    texts: [
      ...columns.map(
        (column) => ({ size: 8, x: column.x + padding, y: y + 23, text: column.en, isCaption: true }) as const,
      ),
      ...rows.map(
        (row) =>
          ({
            size: 8,
            x: x + padding,
            y: row.y + 10,
            text: row.en === row.fr ? row.en : `${row.en} / ${row.fr}`,
            isCaption: true,
          }) as const,
      ),
    ],
    lines: [
      ...columns.map((column) => ({ from: [column.x, y + 14], to: [column.x, y + height] }) as const),
      ...rows.map((row) => ({ from: [x, row.y], to: [x + width, row.y] }) as const),
    ],
  };
};

/** Boxes 14 and 20, which are filled in by hand. */
export const layPayment = (): PaperSheet => {
  const parts = [payment(), charges()];
  return { texts: parts.flatMap(({ texts }) => texts), lines: parts.flatMap(({ lines }) => lines) };
};
