import type { MeasureText, TextStyle } from './NotePaper.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { wrapText } from './wrapText.ts';

/** The lines that texts take in a column of a width. */
export const linesIn = (
  texts: readonly string[],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] =>
  texts.flatMap(paragraphsOf).flatMap((text) => wrapText(text, (line) => measure(line, style) <= width));

/** From one baseline to the next. */
export const leading: Readonly<Record<TextStyle['size'], number>> = { 8: 10, 9: 11.5, 11: 14, 16: 20 };
