import type { ConsignmentNote, NoteGoods } from '../ConsignmentNote.ts';
import { goodsCaptions } from '../noteForm.ts';
import { isOneOf } from '../../outside/isOneOf.ts';
import { goodsColumns } from '../ConsignmentNote.ts';
import { columnAreas, goodsArea, goodsHeadHeight, goodsTotalHeight, padding } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import { seeAnnex } from './layBox.ts';
import { layCaption } from './layCaption.ts';
import { layRow, type TextLine } from './layRow.ts';
import { leading } from './linesIn.ts';
import type { MeasureText, PaperSheet, PaperText } from './NotePaper.ts';

const top = goodsArea.y + goodsHeadHeight;
const bottom = goodsArea.y + goodsArea.height;
const totalY = bottom - goodsTotalHeight;
const most = Math.floor((totalY - top - 2) / leading[8]);

const placed = (lines: readonly TextLine[]): readonly PaperText[] =>
  lines.flatMap((line, at) => line.map((text) => ({ ...text, y: top + (at + 1) * leading[8] })));

/** The rows that the table has room for. If not all, its last line is kept for the hint; a first row too long for it is begun. */
const shownRows = (rows: readonly (readonly TextLine[])[]) => {
  const all = rows.flat();
  if (all.length <= most) return { lines: all, kept: rows.length };
  let [lines, kept]: [readonly TextLine[], number] = [[], 0];
  for (const row of rows) {
    if (lines.length + row.length > most - 1) break;
    [lines, kept] = [[...lines, ...row], kept + 1];
  }
  return { lines: kept === 0 ? all.slice(0, most - 1) : lines, kept };
};

const captions = (measure: MeasureText): readonly PaperText[] =>
  columnAreas.flatMap(({ column, x, width }) => {
    if (!isOneOf(goodsColumns, column)) return [];
    const { box, ...caption } = goodsCaptions[column];
    return layCaption(box, caption, { x, y: goodsArea.y, width, height: goodsHeadHeight }, measure).texts;
  });

const totals = (
  { totals: { count, grossKg, volumeM3 } }: ConsignmentNote,
  measure: MeasureText,
): readonly PaperText[] => {
  const [line = []] = layRow(
    {
      marks: ['Total'],
      count: [count],
      packing: [],
      nature: [],
      statistical: [],
      grossKg: [grossKg],
      volumeM3: [volumeM3],
    },
    (text, style) => measure(text, { ...style, isBold: true }),
  );
  return line.map((text) => ({ ...text, isBold: true, y: totalY + leading[8] }));
};

/** Boxes 6 to 12, and the rows that go on the annex. */
export const layGoods = (
  note: ConsignmentNote,
  measure: MeasureText,
): PaperSheet & { readonly rest: readonly NoteGoods[] } => {
  const { lines, kept } = shownRows(note.goods.map((goods) => layRow(goods, measure)));
  const hint: readonly TextLine[] =
    kept < note.goods.length ? [[{ x: goodsArea.x + padding, size: 8, isBold: true, text: seeAnnex }]] : [];
  return {
    texts: [...captions(measure), ...placed([...lines, ...hint]), ...totals(note, measure)],
    lines: [
      ...frameOf(goodsArea),
      { from: [goodsArea.x, top], to: [goodsArea.x + goodsArea.width, top] },
      { from: [goodsArea.x, totalY], to: [goodsArea.x + goodsArea.width, totalY] },
      ...columnAreas.slice(1).map(({ x }) => ({ from: [x, goodsArea.y], to: [x, bottom] }) as const),
    ],
    rest: note.goods.slice(kept),
  };
};
