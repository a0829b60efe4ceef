import { Link } from 'react-router-dom';
import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure, ReportGroup } from '../../../domain/report/Report.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import type { Column } from '../../components/list/Column.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { ShareBar } from './ShareBar.tsx';
import { usePercent } from './usePercent.ts';
import { useReportTexts } from './useReportTexts.ts';

const nothing: Figure = {
  code: '',
  unit: 'share',
  value: undefined,
  n: 0,
  count: undefined,
  low: undefined,
  high: undefined,
};

/** The columns of a report's groups; each name leads to its stops. */
export const useGroupColumns = (
  view: ReportView,
  linkTo: (change: Partial<ReportView>) => string,
): readonly Column<ReportGroup>[] => {
  const { groups: words, fewShort } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const number = new Intl.NumberFormat(useLocale());
  const percent = usePercent();
  return [
    {
      key: 'name',
      title: words.name[audience][view.by],
      cell: ({ id, name }) => (
        <Link
          to={linkTo({ group: view.group === id ? undefined : id })}
          preventScrollReset
          aria-current={view.group === id || undefined}
        >
          {name}
        </Link>
      ),
    },
    {
      key: 'share',
      title: words.share,
      onCard: 'second',
      cell: ({ figures: [figure = nothing] }) => <ShareBar figure={figure} />,
    },
    {
      key: 'stops',
      title: words.stops,
      numeric: true,
      onCard: 'secondEnd',
      cell: ({ figures: [figure = nothing] }) =>
        isFew(figure) ? `${number.format(figure.n)} (${fewShort})` : number.format(figure.n),
    },
    {
      key: 'tracked',
      title: words.tracked,
      numeric: true,
      spare: true,
      onCard: 'none',
      cell: ({ figures: [, tracked = nothing] }) => percent(tracked.value),
    },
  ];
};
