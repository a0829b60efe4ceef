import { closesNoDay } from './model/closesNoDay.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import type { RangePreset } from './model/RangePreset.ts';
import { rangeSeparator } from './model/rangeSeparator.ts';
import { readDays } from '../../../domain/calendar/readDays.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import { splitTyped } from './model/splitTyped.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { writeInstant } from '../../../domain/calendar/writeInstant.ts';
import { plainText } from '../../../domain/outside/plainText.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useViewpoint } from './useViewpoint.ts';

interface DateRangeFieldProps extends DateFieldFrame {
  /** A day or an instant of it in ISO 8601, or empty: the first of a range of days. */
  readonly from: string;
  /** The same of the last, which is within the range to its end. */
  readonly to: string;
  /**
   * Told the first and the last instant of the days (RFC 3339), or nothing; what nobody can read as a `from` that is no date, so
   * that the address keeps it. `dayLimits` reads them for a service.
   */
  readonly onChange: (range: { readonly from: string; readonly to: string }) => void;
  readonly presets?: readonly RangePreset[];
}

const usualPresets: readonly RangePreset[] = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
];
/** What an address keeps of a filter. */
const longestUnread = 60;

/** A range of whole days of the viewer, for filters. It holds nothing of its own: what it was told last is what it shows. */
export const DateRangeField = ({
  from,
  to,
  onChange,
  presets = usualPresets,
  firstDay,
  viewpoint: told,
  ...frame
}: DateRangeFieldProps) => {
  const viewpoint = useViewpoint(told);
  const { zone } = viewpoint;
  const write = (instant: number | undefined) => (instant === undefined ? '' : writeInstant(instant, zone));
  const tell = (span: Span): void => onChange({ from: write(span.from), to: write(span.to) });
  // No days as somebody types them, but perhaps instants, as an address has them.
  const takeInstants = (text: string): void => {
    const [first = '', last = '', ...more] = splitTyped(text);
    const span = more.length > 0 ? undefined : readDays(first, last, zone);
    if (span) tell(span);
    else onChange({ from: plainText(text, longestUnread) ?? '', to: '' });
  };
  return (
    <PickerField
      {...frame}
      text={to === '' ? from : `${from} ${rangeSeparator} ${to}`}
      span={readDays(from, to, zone)}
      rules={{
        mode: 'range',
        precision: 'day',
        zone,
        steps: timeSteps({}),
        earliest: undefined,
        latest: undefined,
        isClosed: closesNoDay,
      }}
      today={localTimeOf(viewpoint.now, zone).day}
      firstDay={firstDayOfWeek(firstDay)}
      presets={presets}
      viewpoint={viewpoint}
      onSpan={tell}
      onMalformed={takeInstants}
    />
  );
};
