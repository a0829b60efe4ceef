import type { ReportGroup } from '../../../domain/report/Report.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useReportTexts } from './useReportTexts.ts';

/** What a carrier, lane or place of a report is called. */
export const useGroupName = (): ((group: Pick<ReportGroup, 'name' | 'lane' | 'folded'>) => string) => {
  const { lane: laneWords, otherLanes } = useReportTexts();
  const number = new Intl.NumberFormat(useLocale());
  return ({ name, lane, folded }) => {
    if (folded !== undefined) return otherLanes(number.format(folded));
    return lane ? laneWords(lane.from, lane.to) : name;
  };
};
