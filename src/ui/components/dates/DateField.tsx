import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { endOfDay } from '../../../domain/calendar/endOfDay.ts';
import { emptyRange, type InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import { startOfDay } from '../../../domain/calendar/startOfDay.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { neverClosed } from './model/PickerRules.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useDateContext } from './useDateContext.ts';

interface DateFieldProps extends DateFieldFrame {
  /** `YYYY-MM-DD` or empty. */
  readonly value: string;
  /**
   * Called with `YYYY-MM-DD` or ''; input that cannot be parsed is passed on as typed, for the form's check to refuse.
   */
  readonly onChange: (value: string) => void;
  readonly earliest?: CalendarDay;
  readonly latest?: CalendarDay;
  readonly isClosed?: (day: CalendarDay) => boolean;
}

/** Dates have no time zone, so the picker counts in UTC, where every day has 24 hours. */
const zone = 'UTC';
const rangeOf = (value: string): InstantRange | undefined => {
  if (value === '') return emptyRange;
  const day = parseDay(value);
  return day === undefined ? undefined : { from: startOfDay(day, zone), to: undefined };
};

/** A date field, such as for an expiry date. */
export const DateField = ({
  value,
  onChange,
  earliest,
  latest,
  isClosed = neverClosed,
  firstDay,
  context: given,
  ...frame
}: DateFieldProps) => {
  const context = useDateContext(given);
  return (
    <PickerField
      {...frame}
      text={value}
      range={rangeOf(value)}
      rules={{
        mode: 'single',
        precision: 'day',
        zone,
        steps: timeSteps({}),
        earliest: earliest === undefined ? undefined : startOfDay(earliest, zone),
        latest: latest === undefined ? undefined : endOfDay(latest, zone),
        isClosed,
      }}
      today={localTimeOf(context.now, context.zone).day}
      firstDay={firstDayOfWeek(firstDay, context.locale)}
      presets={[]}
      context={context}
      onRange={({ from }) => onChange(from === undefined ? '' : localTimeOf(from, zone).day)}
      onMalformed={onChange}
    />
  );
};
