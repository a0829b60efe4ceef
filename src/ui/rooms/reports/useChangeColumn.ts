import type { ReportGroup } from '../../../domain/report/Report.ts';
import { sameFigure } from '../../../domain/report/sameFigure.ts';
import type { Column } from '../../components/list/Column.ts';
import type { Comparison } from './Comparison.ts';
import { useChangeText } from './useChangeText.ts';
import { useReportTexts } from './useReportTexts.ts';

/** By how much the headline of each group changed, if a report is compared. */
export const useChangeColumn = (comparison: Comparison | undefined): readonly Column<ReportGroup>[] => {
  const { compare, none } = useReportTexts();
  const { change } = useChangeText();
  if (!comparison) return [];
  const past = new Map(comparison.report.groups.map(({ id, figures }) => [id, figures]));
  return [
    {
      key: 'change',
      title: compare.change,
      numeric: true,
      onCard: 'third',
      cell: ({ id, figures: [figure] }) => change(figure, sameFigure(past.get(id), figure)) ?? none,
    },
  ];
};
