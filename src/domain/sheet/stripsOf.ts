import { leading, linesIn } from '../consignment/layout/linesIn.ts';
import type { MeasureText, PaperText, TextStyle } from '../consignment/layout/NotePaper.ts';
import { headingSpace, sheetArea } from './sheetArea.ts';
import { inkStrip } from './inkStrip.ts';
import { pictureStrip } from './pictureStrip.ts';
import type { SheetBlock, SheetColumn } from './Sheet.ts';
import type { Strip } from './Strip.ts';

const body: TextStyle = { size: 9 };
const gap = 8;
const heading: TextStyle = { size: 11, isBold: true };
const { x: left, width } = sheetArea;

const plain = (text: string, style: TextStyle, isCaption: boolean): Strip => ({
  height: leading[style.size],
  texts: text === '' ? [] : [{ ...style, x: left, y: leading[style.size] - 2.5, text, isCaption }],
  lines: [],
});

const space = (height: number): Strip => ({ height, texts: [], lines: [] });

interface Cell extends Pick<SheetColumn, 'isNumber'> {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly style: TextStyle;
  readonly isCaption?: boolean;
}

/** Cells beside each other, each as tall as it needs. */
const row = (cells: readonly Cell[], measure: MeasureText, ruled: boolean): Strip => {
  const laid = cells.map((cell) => ({ ...cell, found: linesIn([cell.text], cell.width - 6, cell.style, measure) }));
  const height = Math.max(...laid.map(({ found, style }) => Math.max(1, found.length) * leading[style.size])) + 6;
  const texts = laid.flatMap(({ x, found, style, isNumber, isCaption = false, width: room }) =>
    found.map((text, at): PaperText => {
      const start = isNumber === true ? x + room - measure(text, style) : x;
      return { ...style, x: start, y: 3 + (at + 1) * leading[style.size] - 2.5, text, isCaption };
    }),
  );
  return { height, texts, lines: ruled ? [{ from: [left, height], to: [left + width, height] }] : [] };
};

const tableStrips = (
  { columns, rows, foot }: Extract<SheetBlock, { kind: 'table' }>,
  measure: MeasureText,
): readonly Strip[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const cellsOf = (texts: readonly string[], style: TextStyle, isCaption: boolean): readonly Cell[] => {
    let x = left;
    return columns.map(({ share, isNumber }, at) => {
      const cell = { x, width: (share / shares) * width, text: texts[at] ?? '', style, isCaption };
      x += cell.width;
      return { ...cell, ...(isNumber !== undefined && { isNumber }) };
    });
  };
  const titles = columns.map(({ title }) => title);
  const head: Strip = { ...row(cellsOf(titles, { size: 8, isBold: true }, true), measure, true), keepsWithNext: true };
  const all = rows.map((texts): Strip => ({ ...row(cellsOf(texts, body, false), measure, true), head }));
  const sum = foot && { ...row(cellsOf(foot, { size: 11, isBold: true }, false), measure, false), head };
  return [head, ...all, ...(sum ? [sum] : []), space(gap)];
};

/** A block as strips, one for each line or row, so that none is cut by the end of a page. */
export const stripsOf = (block: SheetBlock, measure: MeasureText): readonly Strip[] => {
  if (block.kind === 'table') return tableStrips(block, measure);
  if (block.kind === 'heading')
    return [
      { ...space(headingSpace), keepsWithNext: true },
      ...linesIn([block.text], width, heading, measure).map((line) => ({
        ...plain(line, heading, false),
        keepsWithNext: true,
      })),
    ];
  if (block.kind === 'ink') return [inkStrip(block.strokes), space(gap)];
  if (block.kind === 'picture') return [pictureStrip(block), space(block.size === 'row' ? gap : 0)];
  if (block.kind === 'text') {
    const style: TextStyle = { size: block.isSmall === true ? 8 : 9 };
    const lines = linesIn(block.texts, width, style, measure);
    return [...lines.map((text) => plain(text, style, block.isSmall === true)), space(gap)];
  }
  const name = width * 0.3;
  return [
    ...block.facts.map(([title, value]) =>
      row(
        [
          { x: left, width: name, text: title, style: body, isCaption: true },
          { x: left + name, width: width - name, text: value, style: body },
        ],
        measure,
        true,
      ),
    ),
    space(gap),
  ];
};
