import { formatInstant } from '../../../domain/calendar/formatInstant.ts';
import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { parseDayRange } from '../../../domain/calendar/parseDayRange.ts';
import { plainText } from '../../../domain/outside/plainText.ts';
import { firstDayOfWeek } from './model/firstDayOfWeek.ts';
import { neverClosed } from './model/PickerRules.ts';
import type { RangePreset } from './model/RangePreset.ts';
import { rangeSeparator, splitTypedRange } from './model/rangeSeparator.ts';
import { timeSteps } from './model/TimeSteps.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useDateContext } from './useDateContext.ts';

interface DateRangeFieldProps extends DateFieldFrame {
  /** The first day of the range or an instant in it (ISO 8601), or ''. */
  readonly from: string;
  /** The last day in the same form; the range includes all of it. */
  readonly to: string;
  /**
   * Called with the first and last instant of the days (RFC 3339), or with ''. Input that cannot be parsed is passed on
   * as `from`, so that the address keeps it. `dayLimits` turns both into the service's filter.
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
/** Longest malformed filter that an address keeps, in characters. */
const longestMalformed = 60;

/** A range of whole days in the user's time zone, for filters. Controlled: has no state of its own. */
export const DateRangeField = ({
  from,
  to,
  onChange,
  presets = usualPresets,
  firstDay,
  context: given,
  ...frame
}: DateRangeFieldProps) => {
  const context = useDateContext(given);
  const { zone } = context;
  const format = (instant: number | undefined) => (instant === undefined ? '' : formatInstant(instant, zone));
  const report = (range: InstantRange): void => onChange({ from: format(range.from), to: format(range.to) });
  // Not dates as people type them, but maybe instants as they appear in an address.
  const acceptInstants = (text: string): void => {
    const [first = '', last = '', ...more] = splitTypedRange(text);
    const range = more.length > 0 ? undefined : parseDayRange(first, last, zone);
    if (range) report(range);
    else onChange({ from: plainText(text, longestMalformed) ?? '', to: '' });
  };
  return (
    <PickerField
      {...frame}
      text={to === '' ? from : `${from} ${rangeSeparator} ${to}`}
      range={parseDayRange(from, to, zone)}
      rules={{
        mode: 'range',
        precision: 'day',
        zone,
        steps: timeSteps({}),
        earliest: undefined,
        latest: undefined,
        isClosed: neverClosed,
      }}
      today={localTimeOf(context.now, zone).day}
      firstDay={firstDayOfWeek(firstDay, context.locale)}
      presets={presets}
      context={context}
      onRange={report}
      onMalformed={acceptInstants}
    />
  );
};
