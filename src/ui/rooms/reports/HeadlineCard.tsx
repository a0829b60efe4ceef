import type { Report } from '../../../domain/report/Report.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { sameFigure } from '../../../domain/report/sameFigure.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { ChangeNote } from './ChangeNote.tsx';
import type { Comparison } from './Comparison.ts';
import { figureName } from './figureName.ts';
import { HeadlineFigure } from './HeadlineFigure.tsx';
import styles from './Report.module.css';
import { reportCases } from './reportCases.ts';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { useChangeText } from './useChangeText.ts';
import { useReportTexts } from './useReportTexts.ts';

interface HeadlineCardProps {
  readonly name: ReportKey;
  readonly report: Report;
  readonly view: ReportView;
  readonly comparison: Comparison | undefined;
}

/** The figures of a report with the cases they are made of, what chance alone would allow, and how the first is counted. */
export const HeadlineCard = ({ name, report: { figures, asOf }, view, comparison }: HeadlineCardProps) => {
  const texts = useReportTexts();
  const { audience } = useWorkplace().membership;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = usePercent();
  const text = useFigureText(texts);
  const { change } = useChangeText();
  const [figure, ...others] = figures;
  if (!figure) return null;
  const words = texts.reports[name];
  const { low, high } = figure;
  return (
    <Card title={words.figure(view.grace)} aside={<small>{texts.asOf(instantText(asOf, locale))}</small>}>
      <div className={styles.headline}>
        <HeadlineFigure name={name} figure={figure} />
        {comparison && <ChangeNote name={name} figure={figure} comparison={comparison} />}
        {figure.n === 0 && <p>{texts.noCase(reportCases[name])}</p>}
        {isFew(figure) && <p className={styles.few}>{texts.few(reportCases[name])}</p>}
        {low !== undefined && high !== undefined && (
          <p>{texts.range(reportCases[name], percent(low), percent(high))}</p>
        )}
        {others.some(({ n }) => n > 0) && (
          <dl className={styles.others}>
            {others.map((each) => (
              <div key={`${each.code} ${each.currency ?? ''}`}>
                <dt>{figureName(texts.figures[audience], each.code)}</dt>
                <dd>
                  {text(each)}{' '}
                  <small>
                    {[texts.of(number.format(each.n)), change(each, sameFigure(comparison?.report.figures, each))]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.definition}>{words.formula(view)}</p>
      </div>
    </Card>
  );
};
