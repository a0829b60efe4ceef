import type { Caption } from '../noteForm.ts';
import { padding } from './formGrid.ts';
import { leading, linesIn } from './linesIn.ts';
import type { MeasureText, PaperArea, PaperText } from './NotePaper.ts';

const captionStyle = { size: 8 } as const;

/** The caption of a box, in both languages, and where the text below it begins. */
export const layCaption = (
  number: number,
  { en, fr }: Caption,
  { x, y, width }: PaperArea,
  measure: MeasureText,
): { readonly texts: readonly PaperText[]; readonly below: number } => {
  const lines = linesIn([`${number} ${en} / ${fr}`], width - 2 * padding, captionStyle, measure);
  const texts = lines.map((text, at) => ({
    ...captionStyle,
    x: x + padding,
    y: y + (at + 1) * leading[8],
    text,
    isCaption: true,
  }));
  return { texts, below: y + lines.length * leading[8] + 2 };
};
