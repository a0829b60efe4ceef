import { DayPicker, type Matcher } from 'react-day-picker';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { dayOf } from '../../../domain/calendar/dayOf.ts';
import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { Chevron } from './Chevron.tsx';
import { gridDate } from './gridDate.ts';
import { canPickDay } from './model/pickDay.ts';
import type { PickerRules } from './model/PickerRules.ts';
import captionStyles from './MonthCaption.module.css';
import gridStyles from './MonthGrid.module.css';
import { useGridTexts } from './useGridTexts.ts';

interface MonthGridProps {
  readonly range: InstantRange;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly locale: string;
  readonly months: number;
  /** Any day of the month to show. */
  readonly month: Date;
  readonly onMonth: (month: Date) => void;
  readonly onDay: (day: CalendarDay) => void;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const yearsAround = 30;
const components = { Chevron };
const classNames = { ...captionStyles, ...gridStyles };
/** The grid only displays the selection; `onDay` decides what a click selects. */
const selectNothing = (): void => {};

/** Months as grids of days, following the ARIA grid pattern. */
export const MonthGrid = ({ range, rules, today, firstDay, locale, months, month, onMonth, onDay }: MonthGridProps) => {
  const words = useGridTexts(locale, months);
  const dayAt = (instant: number): CalendarDay => localTimeOf(instant, rules.zone).day;
  const [first, last] = [range.from, range.to].map((end) => (end === undefined ? undefined : gridDate(dayAt(end))));
  const thisYear = Number(today.slice(0, 4));
  const yearOf = (instant: number | undefined) =>
    instant === undefined ? thisYear : Number(dayAt(instant).slice(0, 4));
  const years = [range.from, range.to, rules.earliest, rules.latest].map(yearOf);
  const isUnavailable: Matcher = (date) => !canPickDay(dayOf(date), rules, range);
  const selection =
    rules.mode === 'single'
      ? ({ mode: 'single', selected: first } as const)
      : ({ mode: 'range', selected: { from: first ?? last, to: last ?? first } } as const);
  return (
    <DayPicker
      {...selection}
      animate={false}
      captionLayout="dropdown"
      navLayout="around"
      numberOfMonths={months}
      month={month}
      onMonthChange={onMonth}
      startMonth={gridDate(
        rules.earliest === undefined ? `${Math.min(...years) - yearsAround}-01-01` : dayAt(rules.earliest),
      )}
      endMonth={gridDate(
        rules.latest === undefined ? `${Math.max(...years) + yearsAround}-12-31` : dayAt(rules.latest),
      )}
      today={gridDate(today)}
      weekStartsOn={weekdays[firstDay] ?? 0}
      disabled={isUnavailable}
      onSelect={selectNothing}
      onDayClick={(date, { disabled }) => {
        if (!disabled) onDay(dayOf(date));
      }}
      classNames={classNames}
      components={components}
      {...words}
    />
  );
};
