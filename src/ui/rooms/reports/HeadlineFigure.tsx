import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Report.module.css';
import { reportCases } from './reportCases.ts';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useReportTexts } from './useReportTexts.ts';

interface HeadlineFigureProps {
  readonly name: ReportKey;
  readonly figure: Figure;
}

/** The first figure of a report, large, with the cases it is made of. */
export const HeadlineFigure = ({ name, figure }: HeadlineFigureProps) => {
  const { from, countOf } = useReportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const text = useFigureText(useReportTexts());
  const cases = reportCases[name];
  const { n, count } = figure;
  return (
    <p className={styles.value} data-few={isFew(figure) || undefined}>
      <strong>{text(figure)}</strong>{' '}
      <span>
        {figure.unit !== 'count' &&
          (count === undefined
            ? from(number.format(n), cases)
            : countOf(number.format(count), number.format(n), cases))}
      </span>
    </p>
  );
};
