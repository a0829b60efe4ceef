import { Link } from 'react-router-dom';
import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import type { WeekPoint } from '../../../domain/report/weeksOf.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { Sparkline } from './Sparkline.tsx';
import { type DashboardTexts, useDashboardTexts } from './useDashboardTexts.ts';

interface KpiLinkProps {
  readonly to: string;
  readonly title: string;
  /** Undefined while loading. */
  readonly figure: Figure | undefined;
  /** What it is made of. */
  readonly cases: keyof DashboardTexts['kpis']['cases'];
  readonly isError: boolean;
  /** What is said beside it after its cases. */
  readonly note?: string | undefined;
  /** Of what its report says first. */
  readonly weeks?: readonly WeekPoint[] | undefined;
}

/** A figure of a report with the number of its cases, grey if these are few; it leads to its report. */
export const KpiLink = ({ to, title, figure, cases, isError, note, weeks }: KpiLinkProps) => {
  const { kpis: words } = useDashboardTexts();
  const text = useFigureText(words);
  const number = new Intl.NumberFormat(useLocale());
  const shown = figure ? text(figure) : <Skeleton width="4rem" height="1lh" />;
  const casesOf = (made: Figure): string => {
    const counted = words.cases[cases](number.format(made.n), made.n === 1);
    if (made.unit === 'share') return isFew(made) ? words.ofFew(counted) : words.of(counted);
    return isFew(made) ? words.few(counted) : counted;
  };
  return (
    <li>
      <Link to={to} data-few={(figure && isFew(figure)) || undefined}>
        <strong>{isError ? words.none : shown}</strong>
        {title}{' '}
        <small>
          {isError ? words.unread : [figure && casesOf(figure), note].filter((part) => part !== undefined).join(' · ')}
        </small>
        {weeks && <Sparkline weeks={weeks} />}
      </Link>
    </li>
  );
};
