import { useState } from 'react';
import { firstDayOfWeek } from '../../../domain/dates/firstDayOfWeek.ts';
import { localTimeOf } from '../../../domain/dates/localTimeOf.ts';
import type { RangePreset } from '../../../domain/dates/RangePreset.ts';
import { readSpan } from '../../../domain/dates/readSpan.ts';
import { timeSteps } from '../../../domain/dates/TimeSteps.ts';
import { writeInstant } from '../../../domain/dates/writeInstant.ts';
import { type DateFieldFrame, PickerField } from './PickerField.tsx';
import { useViewpoint } from './useViewpoint.ts';

interface DateRangeFieldProps extends DateFieldFrame {
  /** ISO 8601 or empty: the first instant of a range of days. */
  readonly from: string;
  /** ISO 8601 or empty: the last one. */
  readonly to: string;
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
const everyDayIsOpen = (): boolean => false;

/** A range of whole days of the viewer, for filters. A text nobody can read is told beside it and filters nothing. */
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
  const [malformed, setMalformed] = useState<string>();
  const { zone } = viewpoint;
  const write = (instant: number | undefined) => (instant === undefined ? '' : writeInstant(instant, zone));
  const value = from === '' && to === '' ? '' : `${from} ~ ${to}`;
  return (
    <PickerField
      {...frame}
      text={malformed ?? value}
      span={malformed === undefined ? readSpan(value, 'range', zone) : undefined}
      rules={{
        mode: 'range',
        precision: 'day',
        zone,
        steps: timeSteps({}),
        earliest: undefined,
        latest: undefined,
        isClosed: everyDayIsOpen,
      }}
      today={localTimeOf(viewpoint.now, zone).day}
      firstDay={firstDayOfWeek(firstDay)}
      presets={presets}
      viewpoint={viewpoint}
      onSpan={(span) => {
        setMalformed(undefined);
        onChange({ from: write(span.from), to: write(span.to) });
      }}
      onMalformed={(text) => {
        setMalformed(text);
        if (value !== '') onChange({ from: '', to: '' });
      }}
    />
  );
};
