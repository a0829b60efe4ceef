import type { CalendarDay } from '../../../domain/dates/CalendarDay.ts';
import { endOfDay } from '../../../domain/dates/endOfDay.ts';
import { closesNoDay } from '../../../domain/dates/closesNoDay.ts';
import { firstDayOfWeek } from '../../../domain/dates/firstDayOfWeek.ts';
import { localTimeOf } from '../../../domain/dates/localTimeOf.ts';
import { readDay } from '../../../domain/dates/readDay.ts';
import { emptySpan, type Span } from '../../../domain/dates/Span.ts';
import { startOfDay } from '../../../domain/dates/startOfDay.ts';
import { timeSteps } from '../../../domain/dates/TimeSteps.ts';
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
