import type { NoteBox } from '../ConsignmentNote.ts';
import { boxCaptions } from '../noteForm.ts';
import { boxAreas, padding } from './formGrid.ts';
import { layCaption } from './layCaption.ts';
import { leading, linesIn } from './linesIn.ts';
import type { MeasureText, PaperText, TextStyle } from './NotePaper.ts';

/** What is written in a box that holds only the beginning of its text. */
export const seeAnnex = '… see annex 1 / voir annexe 1';

const sizes = [9, 8] as const;

/**
 * A box with its text: smaller where that makes it fit, and else its beginning, with all of it for the annex. `kept` is the height at its
 * bottom for something else.
 */
export const layBox = (
  box: NoteBox,
  content: readonly string[],
  measure: MeasureText,
  kept = 0,
): { readonly texts: readonly PaperText[]; readonly isWhole: boolean } => {
  const area = boxAreas[box];
  const caption = layCaption(box, boxCaptions[box], area, measure);
  const height = area.y + area.height - caption.below - padding / 2 - kept;
  const tries = sizes.map((size) => ({
    size,
    lines: linesIn(content, area.width - 2 * padding, { size }, measure),
    most: Math.floor(height / leading[size]),
  }));
  const placed = (lines: readonly string[], style: TextStyle): readonly PaperText[] =>
    lines.map((text, at) => ({
      ...style,
      x: area.x + padding,
      y: caption.below + (at + 1) * leading[style.size] - 2,
      text,
    }));
  const fitting = tries.find(({ lines, most }) => lines.length <= most);
  if (fitting) return { texts: [...caption.texts, ...placed(fitting.lines, { size: fitting.size })], isWhole: true };
  const { lines = [], most = 1 } = tries.at(-1) ?? {};
  const begun = placed(lines.slice(0, most - 1), { size: 8 });
  const hint = placed([...lines.slice(0, most - 1), seeAnnex], { size: 8, isBold: true }).slice(-1);
  return { texts: [...caption.texts, ...begun, ...hint], isWhole: false };
};
