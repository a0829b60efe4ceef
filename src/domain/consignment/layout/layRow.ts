import { goodsColumns, type GoodsColumn, type NoteGoods } from '../ConsignmentNote.ts';
import { columnAreas, padding } from './formGrid.ts';
import { linesIn } from './linesIn.ts';
import type { MeasureText, PaperText } from './NotePaper.ts';

/** Texts side by side, without their height on the paper yet. */
export type TextLine = readonly Omit<PaperText, 'y'>[];

const areaOf = (column: GoodsColumn) => columnAreas.find((area) => area.column === column) ?? { x: 0, width: 0 };

const figures: ReadonlySet<GoodsColumn> = new Set(['count', 'grossKg', 'volumeM3']);

const style = { size: 8 } as const;

/** A row of the table of goods, line by line: figures to the right, so that they stand below each other. */
export const layRow = (goods: NoteGoods, measure: MeasureText): readonly TextLine[] => {
  const cells = goodsColumns.map((column) => {
    const { x, width } = areaOf(column);
    const lines = linesIn(goods[column], width - 2 * padding, style, measure);
    return lines.map((text) => ({
      ...style,
      text,
      x: figures.has(column) ? x + width - padding - measure(text, style) : x + padding,
    }));
  });
  const height = Math.max(0, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) =>
    cells.flatMap((cell) => {
      const text = cell[at];
      return text === undefined ? [] : [text];
    }),
  );
};
