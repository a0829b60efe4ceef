import { Link } from 'react-router-dom';
import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure, ReportGroup } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import type { Column } from '../../components/list/Column.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { FigureBar } from './FigureBar.tsx';
import { figureName } from './figureName.ts';
import { reportCases } from './reportCases.ts';
import { useFigureText } from './useFigureText.ts';
import { useReportTexts } from './useReportTexts.ts';

const headlineOf = ({ figures }: ReportGroup): Figure | undefined => figures[0];

/** What the whole bar of a figure stands for: all of a share, or the highest of the groups in its unit and currency. */
const wholeFor = (figure: Figure, groups: readonly ReportGroup[]): number =>
  figure.unit === 'share'
    ? 1
    : Math.max(
        ...groups.flatMap((group) => {
          const other = headlineOf(group);
          return other?.value !== undefined && other.currency === figure.currency ? other.value : [];
        }),
      );

/** The columns of a report's groups; each name leads to its rows. The second figure goes beside the headline where there is room. */
export const useGroupColumns = (
  name: ReportKey,
  groups: readonly ReportGroup[],
  view: ReportView,
  linkTo: (change: Partial<ReportView>) => string,
): readonly Column<ReportGroup>[] => {
  const { groups: words, fewShort, figures: figureNames } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const number = new Intl.NumberFormat(useLocale());
  const text = useFigureText();
  const [first, second] = groups[0]?.figures ?? [];
  return [
    {
      key: 'name',
      title: words.name[audience][view.by],
      cell: ({ id, name: title }) => (
        <Link
          to={linkTo({ group: view.group === id ? undefined : id })}
          preventScrollReset
          aria-current={view.group === id || undefined}
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'figure',
      title: figureName(figureNames, first?.code ?? ''),
      onCard: 'second',
      cell: (group) => {
        const figure = headlineOf(group);
        return figure && <FigureBar figure={figure} whole={wholeFor(figure, groups)} />;
      },
    },
    {
      key: 'cases',
      title: words.cases[reportCases[name]],
      numeric: true,
      onCard: 'secondEnd',
      cell: (group) => {
        const figure = headlineOf(group);
        if (!figure) return undefined;
        return isFew(figure) ? `${number.format(figure.n)} (${fewShort})` : number.format(figure.n);
      },
    },
    {
      key: 'second',
      title: figureName(figureNames, second?.code ?? ''),
      numeric: true,
      spare: true,
      onCard: 'none',
      cell: ({ figures: [, figure] }) => figure && text(figure),
    },
  ];
};
