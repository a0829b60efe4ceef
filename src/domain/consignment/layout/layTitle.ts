import type { ConsignmentNote } from '../ConsignmentNote.ts';
import { formTitles, paramountClause } from '../noteForm.ts';
import { padding, titleArea } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import { leading, linesIn } from './linesIn.ts';
import type { MeasureText, PaperSheet, PaperText, TextStyle } from './NotePaper.ts';

/** What the paper is, and the law it is subject to. Carriage within one country is not subject to the CMR. */
export const layTitle = ({ isInternational }: ConsignmentNote, measure: MeasureText): PaperSheet => {
  const title = formTitles[isInternational ? 'international' : 'national'];
  const parts: readonly (readonly [string, TextStyle])[] = [
    [isInternational ? `${title.en} (CMR)` : title.en, { size: 11, isBold: true }],
    [title.fr, { size: 8, isBold: true }],
    ...(isInternational
      ? ([
          [paramountClause.en, { size: 8 }],
          [paramountClause.fr, { size: 8 }],
        ] as const)
      : []),
  ];
  let y = titleArea.y;
  const texts = parts.flatMap(([text, style]) =>
    linesIn([text], titleArea.width - 2 * padding, style, measure).map((line): PaperText => {
      y += leading[style.size];
      return { ...style, x: titleArea.x + padding, y, text: line };
    }),
  );
  return { texts, lines: frameOf(titleArea) };
};
