import { Reports } from '../../../application/reports/Reports.ts';
import { addDays } from '../../../domain/calendar/addDays.ts';
import { mondayOf } from '../../../domain/calendar/mondayOf.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { questionOf, usualReport } from '../../../domain/report/reportView.ts';
import { type WeekPoint, weeksOf } from '../../../domain/report/weeksOf.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';

/** This one and those before. */
const shownWeeks = 8;

/** The headline of a report in the last eight weeks, read once what it stands beside has been; empty until then. */
export const useLatestWeeks = (name: ReportKey, isWanted: boolean): readonly WeekPoint[] => {
  const today = useToday();
  const days = { from: addDays(mondayOf(today), -7 * (shownWeeks - 1)), to: today };
  const question = questionOf(name, { ...usualReport(name), ...days, period: undefined, size: 1 }, today);
  const { data } = useReading({
    port: Reports,
    key: ['reports', name, question],
    read: isWanted ? (port, signal) => port.read(name, question, signal) : undefined,
  });
  return data ? weeksOf(data, days) : [];
};
