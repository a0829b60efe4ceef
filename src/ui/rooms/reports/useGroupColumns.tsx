import { Link } from 'react-router-dom';
import { isNewHere } from '../../../domain/carrier/isNewHere.ts';
import { isTooFew } from '../../../domain/carrier/isTooFew.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import type { Figure, ReportGroup } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import type { Comparison } from './Comparison.ts';
import { figureName } from './figureName.ts';
import { reportCases } from './reportCases.ts';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useChangeColumn } from './useChangeColumn.ts';
import { useGroupName } from './useGroupName.ts';
import { useReportTexts } from './useReportTexts.ts';

/** Reports whose groups show every figure, not just the first two. */
const isWide: ReadonlySet<ReportKey> = new Set(['lanes', 'scorecard']);

const headlineOf = ({ figures }: ReportGroup): Figure | undefined => figures[0];

interface GroupColumns {
  readonly name: ReportKey;
  readonly groups: readonly ReportGroup[];
  readonly view: ReportView;
  readonly comparison: Comparison | undefined;
  readonly linkTo: (change: Partial<ReportView>) => string;
}

/** The columns of a report's groups; each name leads to its rows. The second figure goes beside the headline where there is room. */
export const useGroupColumns = ({
  name,
  groups,
  view,
  comparison,
  linkTo,
}: GroupColumns): readonly Column<ReportGroup>[] => {
  const { groups: words, fewShort, figures, columns, newHere, none, of: ofAll } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const figureNames = figures[audience];
  const number = new Intl.NumberFormat(useLocale());
  const text = useFigureText(useReportTexts());
  const nameOf = useGroupName();
  const changes = useChangeColumn(comparison);
  const [first, second] = groups[0]?.figures ?? [];
  const others = groups[0]?.figures.slice(1) ?? [];
  const nameColumn: Column<ReportGroup> = {
    key: 'name',
    title: words.name[audience][view.by],
    cell: (group) => (
      <Link
        to={linkTo({ group: view.group === group.id ? undefined : group.id })}
        preventScrollReset
        aria-current={view.group === group.id || undefined}
      >
        {nameOf(group)}
      </Link>
    ),
  };
  const casesColumn: Column<ReportGroup> = {
    key: 'cases',
    title: words.cases[reportCases[name]],
    numeric: true,
    cell: (group) => {
      const figure = headlineOf(group);
      if (!figure) return undefined;
      return isFew(figure) ? `${number.format(figure.n)} (${fewShort})` : number.format(figure.n);
    },
  };
  if (isWide.has(name))
    return [
      nameColumn,
      {
        key: 'figure',
        title: figureName(figureNames, first?.code ?? ''),
        numeric: true,
        cell: (group) => {
          const figure = headlineOf(group);
          if (!figure) return undefined;
          if (name !== 'scorecard') return text(figure);
          return isNewHere(figure.n, view.period === '90' ? 90 : 0) ? newHere(number.format(figure.n)) : text(figure);
        },
      },
      ...changes,
      ...(name === 'scorecard' ? [] : [casesColumn]),
      ...others.map(({ code }, at): Column<ReportGroup> => ({
        key: code,
        title: figureName({ ...figureNames, ...columns }, code),
        numeric: true,
        spare: at > 5,
        cell: ({ figures: own }) => {
          const figure = own[at + 1];
          if (!figure) return undefined;
          const told = name === 'scorecard' && isTooFew(figure.n) ? none : text(figure);
          if (name === 'scorecard' && figure.unit !== 'share') return told;
          return figure.unit === 'share' ? (
            <CellLines caption={ofAll(number.format(figure.n))} leadsOn>
              {told}
            </CellLines>
          ) : (
            // Its title says per what.
            text(figure.currency === undefined ? figure : { ...figure, unit: 'money' })
          );
        },
      })),
    ];
  return [
    nameColumn,
    {
      key: 'figure',
      title: figureName(figureNames, first?.code ?? ''),
      numeric: true,
      onCard: 'second',
      cell: (group) => {
        const figure = headlineOf(group);
        return figure && text(figure);
      },
    },
    ...changes,
    { ...casesColumn, onCard: 'secondEnd' },
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
