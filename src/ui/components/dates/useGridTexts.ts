import { useMemo } from 'react';
import type { DayPickerProps } from 'react-day-picker';
import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { dayOf } from '../../../domain/calendar/dayOf.ts';
import { useDateTexts } from './useDateTexts.ts';

type GridTexts = Required<Pick<DayPickerProps, 'formatters' | 'labels'>>;

/** Visible and screen-reader texts of the grid in a locale. */
export const useGridTexts = (locale: string, months: number): GridTexts => {
  const texts = useDateTexts();
  return useMemo(() => {
    const write = (style: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style });
      return (date: Date): string => format.format(Date.parse(dayOf(date)));
    };
    const numerals = new Intl.NumberFormat(locale);
    const [monthOfYear, day] = [write({ month: 'long', year: 'numeric' }), write({ dateStyle: 'full' })];
    return {
      formatters: {
        formatCaption: monthOfYear,
        formatMonthDropdown: write({ month: months > 1 ? 'short' : 'long' }),
        formatYearDropdown: write({ year: 'numeric' }),
        formatWeekdayName: write({ weekday: 'narrow' }),
        formatDay: (date) => numerals.format(date.getDate()),
      },
      labels: {
        labelDayButton: (date, { today, selected }) => {
          const named = today ? texts.today(day(date)) : day(date);
          return selected ? texts.selected(named) : named;
        },
        labelGrid: monthOfYear,
        labelWeekday: write({ weekday: 'long' }),
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelMonthDropdown: () => texts.month,
        labelYearDropdown: () => texts.year,
      },
    };
  }, [texts, locale, months]);
};
