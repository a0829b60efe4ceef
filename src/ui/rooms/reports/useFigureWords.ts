import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { reportCases } from './reportCases.ts';
import { useReportTexts } from './useReportTexts.ts';

/** What a point of a chart says: its figure, the cases that it is made of, and whether these are few. */
export const useFigureWords = (name: ReportKey): ((figure: Figure | undefined) => readonly string[]) => {
  const texts = useReportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const text = useFigureText(texts);
  const cases = reportCases[name];
  return (figure) => {
    if (!figure) return [texts.noCases(cases)];
    const n = number.format(figure.n);
    const made =
      figure.count === undefined ? texts.from(n, cases) : texts.countOf(number.format(figure.count), n, cases);
    return [
      text(figure),
      ...(figure.unit === 'count' ? [] : [made]),
      ...(isFew(figure) ? [texts.fewCases(cases)] : []),
    ];
  };
};
