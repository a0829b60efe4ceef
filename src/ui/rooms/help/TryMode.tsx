import { useState } from 'react';
import { msPerDay } from '../../../domain/calendar/dayNumber.ts';
import type { PickerMode } from '../../components/dates/model/PickerMode.ts';
import { rangePresets } from '../../components/dates/model/RangePreset.ts';
import { formatTypedRange } from '../../components/dates/model/formatTypedRange.ts';
import { DateTimeField } from '../../components/dates/DateTimeField.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { useNow } from '../../shared/useNow.ts';
import type { PickerOptions } from './PickerOptions.ts';
import { TryCard } from './TryCard.tsx';
import { useHelpTexts } from './useHelpTexts.ts';

interface TryModeProps {
  readonly mode: PickerMode;
  readonly options: PickerOptions;
}

const ninetyDays = 90 * msPerDay;
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

export const TryMode = ({ mode, options }: TryModeProps) => {
  const texts = useHelpTexts().datesPage;
  const now = useNow();
  const [value, setValue] = useState('');
  const { locale, zone: ownZone } = useDateContext();
  const { seconds, limits, weekends, steps, firstDay, zone } = options;
  const soon = { from: now.getTime(), to: now.getTime() + msPerDay };
  const example = formatTypedRange(soon, mode, locale, zone || ownZone, seconds ? 'second' : 'minute');
  return (
    <TryCard title={texts.mode[mode]} value={value}>
      <DateTimeField
        mode={mode}
        label={texts.mode[mode]}
        name={mode}
        value={value}
        onChange={setValue}
        hint={texts.typeHint(example)}
        seconds={seconds}
        hourStep={Number(steps.hour)}
        minuteStep={Number(steps.minute)}
        secondStep={Number(steps.second)}
        firstDay={Number(firstDay)}
        presets={rangePresets}
        {...(limits && {
          earliest: now.toISOString(),
          latest: new Date(now.getTime() + ninetyDays).toISOString(),
        })}
        {...(weekends && { isClosed: isWeekend })}
        {...(zone && { zone })}
      />
    </TryCard>
  );
};
