import { overlaps } from '../../../domain/report/overlaps.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { sameFigure } from '../../../domain/report/sameFigure.ts';
import type { Comparison } from './Comparison.ts';
import styles from './Report.module.css';
import { useChangeText } from './useChangeText.ts';
import { useFigureWords } from './useFigureWords.ts';
import { useReportTexts } from './useReportTexts.ts';

interface ChangeNoteProps {
  readonly name: ReportKey;
  readonly figure: Figure;
  readonly comparison: Comparison;
}

/** By how much a headline changed, what it was before, and whether chance alone could do that. */
export const ChangeNote = ({ name, figure, comparison: { report, weeks } }: ChangeNoteProps) => {
  const { compare: words } = useReportTexts();
  const { change } = useChangeText();
  const figureWords = useFigureWords(name);
  const before = sameFigure(report.figures, figure);
  const by = change(figure, before);
  return (
    <p className={styles.change}>
      {by !== undefined && <strong>{by}</strong>} {words.was(words.weeks(weeks), figureWords(before).join(', '))}
      {before && overlaps(figure, before) && ` ${words.chance}`}
    </p>
  );
};
