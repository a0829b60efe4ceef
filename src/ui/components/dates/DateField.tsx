import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { endOfDay } from '../../../domain/calendar/endOfDay.ts';
import { closesNoDay } from './model/closesNoDay.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { readDay } from '../../../domain/calendar/readDay.ts';
import { emptySpan, type Span } from '../../../domain/calendar/Span.ts';
import { startOfDay } from '../../../domain/calendar/startOfDay.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useViewpoint } from './useViewpoint.ts';

interface DateFieldProps extends DateFieldFrame {
  /** `YYYY-MM-DD` or empty. */
  readonly value: string;
  /** Told `YYYY-MM-DD` or nothing; what nobody can read, as it was typed, so that a form's check refuses it. */
  readonly onChange: (value: string) => void;
  readonly earliest?: CalendarDay;
  readonly latest?: CalendarDay;
  readonly isClosed?: (day: CalendarDay) => boolean;
}

/** Days have no zone; the picker reckons them where every day has 24 hours. */
const zone = 'UTC';
const spanOf = (value: string): Span | undefined => {
  if (value === '') return emptySpan;
  const day = readDay(value);
  return day === undefined ? undefined : { from: startOfDay(day, zone), to: undefined };
};

/** A day, such as the one a paper expires on. */
export const DateField = ({
  value,
  onChange,
  earliest,
  latest,
  isClosed = closesNoDay,
  firstDay,
  viewpoint: told,
  ...frame
}: DateFieldProps) => {
  const viewpoint = useViewpoint(told);
  return (
    <PickerField
      {...frame}
      text={value}
      span={spanOf(value)}
      rules={{
        mode: 'single',
        precision: 'day',
        zone,
        steps: timeSteps({}),
        earliest: earliest === undefined ? undefined : startOfDay(earliest, zone),
        latest: latest === undefined ? undefined : endOfDay(latest, zone),
        isClosed,
      }}
      today={localTimeOf(viewpoint.now, viewpoint.zone).day}
      firstDay={firstDayOfWeek(firstDay)}
      presets={[]}
      viewpoint={viewpoint}
      onSpan={({ from }) => onChange(from === undefined ? '' : localTimeOf(from, zone).day)}
      onMalformed={onChange}
    />
  );
};
