import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { closesNoDay } from './model/closesNoDay.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import type { PickerMode } from './model/PickerMode.ts';
import type { RangePreset } from './model/RangePreset.ts';
import { readInstant } from '../../../domain/calendar/readInstant.ts';
import { readPickerMode } from './model/readPickerMode.ts';
import { readSpan } from './model/readSpan.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { writeSpan } from './model/writeSpan.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useViewpoint } from './useViewpoint.ts';

interface DateTimeFieldProps extends DateFieldFrame {
  /** Anything but the four modes throws an error that names them. */
  readonly mode: PickerMode;
  /** ISO 8601, two with ` ~ ` between them for a range, or empty. */
  readonly value: string;
  /** Told the value in RFC 3339 with the zone's offset; what nobody can read, as it was typed. */
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
  /** The IANA name of the zone whose clocks count; the viewer's otherwise. */
  readonly zone?: string;
}

const noPresets: readonly RangePreset[] = [];

/** Date and time, or a range of them, or one end of a range (seed §9). */
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
  isClosed = closesNoDay,
  presets = noPresets,
  zone: givenZone,
  firstDay,
  viewpoint: told,
  ...frame
}: DateTimeFieldProps) => {
  const viewpoint = useViewpoint(told);
  const mode = readPickerMode(rawMode);
  const zone = givenZone ?? viewpoint.zone;
  return (
    <PickerField
      {...frame}
      text={value}
      span={readSpan(value, mode, zone)}
      rules={{
        mode,
        zone,
        precision: seconds ? 'second' : 'minute',
        steps: timeSteps({ hour: hourStep, minute: minuteStep, second: secondStep }),
        earliest: earliest === undefined ? undefined : readInstant(earliest, zone),
        latest: latest === undefined ? undefined : readInstant(latest, zone),
        isClosed,
      }}
      today={localTimeOf(viewpoint.now, zone).day}
      firstDay={firstDayOfWeek(firstDay)}
      presets={mode === 'range' ? presets : noPresets}
      viewpoint={viewpoint}
      onSpan={(span) => onChange(writeSpan(span, mode, zone))}
      onMalformed={onChange}
    />
  );
};
