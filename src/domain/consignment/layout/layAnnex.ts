import type { NoteBox, NoteGoods } from '../ConsignmentNote.ts';
import { boxCaptions } from '../noteForm.ts';
import { footerArea, padding, stripArea } from './formGrid.ts';
import { layRow, type TextLine } from './layRow.ts';
import { leading, linesIn } from './linesIn.ts';
import type { MeasureText, PaperSheet, TextStyle } from './NotePaper.ts';

/** What did not fit on the form: whole boxes, and lines of goods. */
export interface AnnexContent {
  readonly number: string;
  readonly boxes: readonly { readonly box: NoteBox; readonly content: readonly string[] }[];
  readonly goods: readonly NoteGoods[];
}

const top = stripArea.y + stripArea.height + 12;
const most = Math.floor((footerArea.y - top) / leading[9]);

const textLine = (text: string, style: TextStyle): TextLine => [{ ...style, x: stripArea.x + padding, text }];

const heading = (text: string): readonly TextLine[] => [[], textLine(text, { size: 9, isBold: true })];

const annexLines = ({ boxes, goods }: AnnexContent, measure: MeasureText): readonly TextLine[] => [
  ...boxes.flatMap(({ box, content }) => [
    ...heading(`${box} ${boxCaptions[box].en} / ${boxCaptions[box].fr}`),
    ...linesIn(content, stripArea.width - 2 * padding, { size: 9 }, measure).map((text) => textLine(text, { size: 9 })),
  ]),
  ...(goods.length > 0 ? heading('6–12 Goods / Marchandises') : []),
  ...goods.flatMap((each) => layRow(each, measure)),
];

/** The pages of the annex of a note, as many as it takes; none if all fits on the form. */
export const layAnnex = (content: AnnexContent, measure: MeasureText): readonly PaperSheet[] => {
  const lines = annexLines(content, measure);
  const room = most - 2;
  const pages = Array.from({ length: Math.ceil(lines.length / room) }, (_, at) =>
    lines.slice(at * room, (at + 1) * room),
  );
  return pages.map((page, at) => {
    const count = pages.length > 1 ? ` (${at + 1}/${pages.length})` : '';
    const title = textLine(`Annex 1 to / Annexe 1 à ${content.number}${count}`, { size: 11, isBold: true });
    return {
      texts: [title, [], ...page].flatMap((line, row) =>
        line.map((text) => ({ ...text, y: top + (row + 1) * leading[9] })),
      ),
      lines: [],
    };
  });
};
