import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { parseInstant } from '../../../domain/calendar/parseInstant.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { formatRange } from './model/formatRange.ts';
import { parseRange } from './model/parseRange.ts';
import { parsePickerMode, type PickerMode } from './model/PickerMode.ts';
import { neverClosed } from './model/PickerRules.ts';
import type { RangePreset } from './model/RangePreset.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useDateContext } from './useDateContext.ts';

interface DateTimeFieldProps extends DateFieldFrame {
  /** Throws an error naming the four modes if it is none of them. */
  readonly mode: PickerMode;
  /** ISO 8601, two joined by ` ~ ` for a range, or ''. */
  readonly value: string;
  /** Called with the value in RFC 3339 with the zone's offset; input that cannot be parsed is passed on as typed. */
  readonly onChange: (value: string) => void;
  readonly seconds?: boolean;
  readonly hourStep?: number;
  readonly minuteStep?: number;
  readonly secondStep?: number;
  /** ISO 8601. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly isClosed?: (day: CalendarDay) => boolean;
  readonly presets?: readonly RangePreset[];
  /** IANA time zone; the user's by default. */
  readonly zone?: string;
}

const noPresets: readonly RangePreset[] = [];

/** A field for date and time, a range of them, or one end of a range (seed §9). */
export const DateTimeField = ({
  mode: rawMode,
  value,
  onChange,
  seconds = false,
  hourStep,
  minuteStep,
  secondStep,
  earliest,
  latest,
  isClosed = neverClosed,
  presets = noPresets,
  zone: givenZone,
  firstDay,
  context: given,
  ...frame
}: DateTimeFieldProps) => {
  const context = useDateContext(given);
  const mode = parsePickerMode(rawMode);
  const zone = givenZone ?? context.zone;
  return (
    <PickerField
      {...frame}
      text={value}
      range={parseRange(value, mode, zone)}
      rules={{
        mode,
        zone,
        precision: seconds ? 'second' : 'minute',
        steps: timeSteps({ hour: hourStep, minute: minuteStep, second: secondStep }),
        earliest: earliest === undefined ? undefined : parseInstant(earliest, zone),
        latest: latest === undefined ? undefined : parseInstant(latest, zone),
        isClosed,
      }}
      today={localTimeOf(context.now, zone).day}
      firstDay={firstDayOfWeek(firstDay, context.locale)}
      presets={mode === 'range' ? presets : noPresets}
      context={context}
      onRange={(range) => onChange(formatRange(range, mode, zone))}
      onMalformed={onChange}
    />
  );
};
