import { useState } from 'react';
import { addDays } from '../../../domain/calendar/addDays.ts';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { dayWritten } from '../../../domain/calendar/dayWritten.ts';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import { daysBefore } from '../../../domain/report/daysBefore.ts';
import { type ReportQuestion, reportGraces } from '../../../domain/report/Report.ts';
import { type ReportKey, type ReportSpec, reportTable } from '../../../domain/report/reportTable.ts';
import { reportPeriods, type ReportView } from '../../../domain/report/reportView.ts';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import styles from './ReportTools.module.css';
import { useReportTexts } from './useReportTexts.ts';

interface ReportToolsProps {
  readonly name: ReportKey;
  readonly view: ReportView;
  readonly question: ReportQuestion;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** Days that no report can have: they stay in the field, and the report as it was. */
interface Refused {
  readonly problem: 'unread' | 'reversed' | 'tooLong';
  readonly from: string;
  readonly to: string;
}

/** What stands for days of one's own among the periods. */
const own = 'own';

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<NoInfer<Value>, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

const problemOf = (begin: CalendarDay | undefined, end: CalendarDay | undefined): Refused['problem'] | undefined => {
  if (begin === undefined || end === undefined) return 'unread';
  if (end < begin) return 'reversed';
  return addDays(begin, 366) <= end ? 'tooLong' : undefined;
};

/** The parameters of a report. */
export const ReportTools = ({ name, view, question: { from, to }, onShow }: ReportToolsProps) => {
  const { tools: words } = useReportTexts();
  const { parameters }: ReportSpec = reportTable[name];
  const [refused, setRefused] = useState<Refused>();
  const showPeriod = (value: string): void => {
    setRefused(undefined);
    const period = reportPeriods.find((each) => each === value);
    onShow(period ? { period, from: undefined, to: undefined } : { period: undefined, from, to });
  };
  const showDays = (first: string, last: string): void => {
    const [begin, end] = [parseDay(dayWritten(first)), parseDay(dayWritten(last === '' ? first : last))];
    const problem = problemOf(begin, end);
    setRefused(problem && { problem, from: first, to: last });
    if (!problem) onShow({ period: undefined, from: begin, to: end });
  };
  return (
    <search className={styles.tools} aria-label={words.title}>
      <SelectField
        name="period"
        label={words.period}
        value={view.from === undefined ? (view.period ?? '30') : own}
        options={[...optionsOf(reportPeriods, words.periods), { value: own, label: words.own }]}
        onChange={showPeriod}
      />
      {view.from !== undefined && (
        <div className={styles.days}>
          <DateRangeField
            name="days"
            label={words.days}
            from={refused?.from ?? from}
            to={refused?.to ?? to}
            problem={refused && words[refused.problem]}
            presets={['thisWeek', 'thisMonth', 'lastMonth']}
            onChange={(range) => showDays(range.from, range.to)}
          />
        </div>
      )}
      {parameters.includes('stops') && (
        <SelectField
          name="stops"
          label={words.stops}
          value={view.stops ?? ''}
          placeholder={words.allStops}
          options={optionsOf(['pickup', 'delivery'] as const, words.stopTypes)}
          onChange={(value) => onShow({ stops: value === 'pickup' || value === 'delivery' ? value : undefined })}
        />
      )}
      {parameters.includes('grace') && (
        <SelectField
          name="grace"
          label={words.grace}
          value={view.grace}
          options={optionsOf(reportGraces, words.graces)}
          onChange={(value) => onShow({ grace: reportGraces.find((each) => each === value) ?? view.grace })}
        />
      )}
      {parameters.includes('early') && (
        <SelectField
          name="early"
          label={words.early}
          value={view.early}
          options={optionsOf(['on_time', 'too_early'] as const, words.earlies)}
          onChange={(value) => onShow({ early: value === 'too_early' ? 'too_early' : 'on_time' })}
        />
      )}
      {parameters.includes('excused') && (
        <SelectField
          name="excused"
          label={words.excused}
          value={view.excused}
          options={optionsOf(['left_out', 'counted'] as const, words.excuses)}
          onChange={(value) => onShow({ excused: value === 'counted' ? 'counted' : 'left_out' })}
        />
      )}
      {parameters.includes('overdue') && (
        <SelectField
          name="overdue"
          label={words.overdue}
          value={view.overdue}
          options={optionsOf(['counted', 'left_out'] as const, words.overdues)}
          onChange={(value) => onShow({ overdue: value === 'left_out' ? 'left_out' : 'counted' })}
        />
      )}
      <SelectField
        name="compare"
        label={words.compare}
        value={view.compare}
        options={[
          { value: 'nothing', label: words.compares.nothing() },
          { value: 'before', label: words.compares.before(daysBefore({ from, to }).weeks) },
        ]}
        onChange={(value) => onShow({ compare: value === 'before' ? 'before' : 'nothing' })}
      />
    </search>
  );
};
