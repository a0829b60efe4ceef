import { DayPicker, type Matcher } from 'react-day-picker';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { mayPickDay } from './model/mayPickDay.ts';
import type { PickerRules } from './model/PickerRules.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import { Chevron } from './Chevron.tsx';
import { dayOfGrid } from './dayOfGrid.ts';
import { gridDate } from './gridDate.ts';
import captionStyles from './MonthCaption.module.css';
import gridStyles from './MonthGrid.module.css';
import { useGridTexts } from './useGridTexts.ts';

interface MonthGridProps {
  readonly span: Span;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly locale: string;
  readonly months: number;
  /** The month that is shown, by any of its days. */
  readonly month: Date;
  readonly onMonth: (month: Date) => void;
  readonly onDay: (day: CalendarDay) => void;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const yearsAround = 30;
const components = { Chevron };
const classNames = { ...captionStyles, ...gridStyles };
/** The grid shows what is chosen; what a click chooses is the domain's to say. */
const choosesNothing = (): void => {};

/** Months as grids of days, by the grid pattern of the ARIA practices. */
export const MonthGrid = ({ span, rules, today, firstDay, locale, months, month, onMonth, onDay }: MonthGridProps) => {
  const words = useGridTexts(locale, months);
  const dayOf = (instant: number): CalendarDay => localTimeOf(instant, rules.zone).day;
  const [first, last] = [span.from, span.to].map((end) => (end === undefined ? undefined : gridDate(dayOf(end))));
  const thisYear = Number(today.slice(0, 4));
  const yearOf = (instant: number | undefined) =>
    instant === undefined ? thisYear : Number(dayOf(instant).slice(0, 4));
  const years = [span.from, span.to, rules.earliest, rules.latest].map(yearOf);
  const isNotToPick: Matcher = (date) => !mayPickDay(dayOfGrid(date), rules, span);
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
        rules.earliest === undefined ? `${Math.min(...years) - yearsAround}-01-01` : dayOf(rules.earliest),
      )}
      endMonth={gridDate(
        rules.latest === undefined ? `${Math.max(...years) + yearsAround}-12-31` : dayOf(rules.latest),
      )}
      today={gridDate(today)}
      weekStartsOn={weekdays[firstDay] ?? 0}
      disabled={isNotToPick}
      onSelect={choosesNothing}
      onDayClick={(date, { disabled }) => {
        if (!disabled) onDay(dayOfGrid(date));
      }}
      classNames={classNames}
      components={components}
      {...words}
    />
  );
};
