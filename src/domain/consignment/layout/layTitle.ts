import type { ConsignmentNote } from '../ConsignmentNote.ts';
import { formTitles, paramountClause } from '../noteForm.ts';
import { codeArea, padding, titleArea } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import { leading, linesIn } from './linesIn.ts';
import type { MeasureText, PaperSheet, PaperText, TextStyle } from './NotePaper.ts';

type Part = readonly [text: string, style: TextStyle];

const [x, besideCode, wide] = [
  titleArea.x + padding,
  codeArea.x - titleArea.x - 2 * padding,
  titleArea.width - 2 * padding,
];

/** Texts below each other from a height on. */
const laid = (parts: readonly Part[], top: number, width: number, measure: MeasureText): readonly PaperText[] => {
  let y = top;
  return parts.flatMap(([text, style]) =>
    linesIn([text], width, style, measure).map((line): PaperText => {
      y += leading[style.size];
      return { ...style, x, y, text: line };
    }),
  );
};

/** What the paper is, beside its code, and the law it is subject to. Carriage within one country is not subject to the CMR. */
export const layTitle = ({ isInternational }: ConsignmentNote, measure: MeasureText): PaperSheet => {
  const title = formTitles[isInternational ? 'international' : 'national'];
  const titles: readonly Part[] = [
    [isInternational ? `${title.en} (CMR)` : title.en, { size: 11, isBold: true }],
    [title.fr, { size: 8, isBold: true }],
  ];
  const clause: readonly Part[] = [
    [paramountClause.en, { size: 8 }],
    [paramountClause.fr, { size: 8 }],
  ];
  return {
    texts: [
      ...laid(titles, titleArea.y, besideCode, measure),
      ...(isInternational ? laid(clause, codeArea.y + codeArea.height - 1, wide, measure) : []),
    ],
    lines: frameOf(titleArea),
  };
};
