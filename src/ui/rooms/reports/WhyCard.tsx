import { Link } from 'react-router-dom';
import { contributorsOf, type Contributor } from '../../../domain/report/contributorsOf.ts';
import { numeratorOf } from '../../../domain/report/numeratorOf.ts';
import type { Report } from '../../../domain/report/Report.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Card } from '../../components/Card.tsx';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import type { Comparison } from './Comparison.ts';
import { figureName } from './figureName.ts';
import { useChangeText } from './useChangeText.ts';
import { useGroupName } from './useGroupName.ts';
import { useReportTexts } from './useReportTexts.ts';
import styles from './Weeks.module.css';

/** As many as anybody can act on. */
const mostContributors = 3;

interface WhyCardProps {
  readonly report: Report;
  readonly comparison: Comparison;
  readonly view: ReportView;
  readonly linkTo: (change: Partial<ReportView>) => string;
}

/** The carriers, lanes or places that changed a headline most; each that still has cases leads to its rows. Nothing of a headline that does not add up. */
export const WhyCard = ({ report, comparison, view, linkTo }: WhyCardProps) => {
  const texts = useReportTexts();
  const { compare: words, groups, figures } = texts;
  const { audience } = useWorkplace().membership;
  const text = useFigureText(texts);
  const nameOf = useGroupName();
  const { change, points } = useChangeText();
  const contributors = contributorsOf(report, comparison.report, mostContributors);
  const [headline] = report.figures;
  const counted = headline && numeratorOf(report.figures, headline);
  if (!counted || contributors.length === 0) return null;
  const isShare = contributors.some(({ part }) => part !== undefined);
  const counting = (value: number) => ({ ...counted, value });
  const isThere = ({ id, now }: Contributor): boolean => now !== 0 || report.groups.some((group) => group.id === id);
  return (
    <Card title={words.why} aside={<small>{figureName(figures[audience], counted.code)}</small>}>
      <div className={styles.weeks}>
        <table>
          <caption>{words.why}</caption>
          <thead>
            <tr>
              <th scope="col">{groups.name[audience][view.by]}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.now}</th>
              <th scope="col">{words.change}</th>
              {isShare && <th scope="col">{words.part}</th>}
            </tr>
          </thead>
          <tbody>
            {contributors.map((each) => (
              <tr key={each.id}>
                <th scope="row">
                  {isThere(each) ? (
                    <Link to={linkTo({ group: each.id })} preventScrollReset>
                      {nameOf(each)}
                    </Link>
                  ) : (
                    nameOf(each)
                  )}
                </th>
                <td>{text(counting(each.before))}</td>
                <td>{text(counting(each.now))}</td>
                <td>{change(counting(each.now), counting(each.before))}</td>
                {isShare && <td>{each.part !== undefined && points(each.part)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.notes}>{isShare ? `${words.ranked} ${words.parts}` : words.ranked}</p>
      </div>
    </Card>
  );
};
