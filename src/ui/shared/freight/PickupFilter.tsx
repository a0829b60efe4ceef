import { useState } from 'react';
import { dayWritten } from '../../../domain/calendar/dayWritten.ts';
import { readLane } from '../../../domain/request/readLane.ts';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { TextField } from '../../components/TextField.tsx';

interface PickupFilterProps {
  /** Days of the first pickup, and a lane; '' for all. */
  readonly value: { readonly from: string; readonly to: string; readonly lane: string };
  readonly words: {
    readonly days: string;
    readonly lane: string;
    /** An example of one. */
    readonly laneHint: string;
    readonly laneUnread: string;
  };
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Filters by the day of the first pickup and by lane. */
export const PickupFilter = ({ value: { from, to, lane }, words, onChange }: PickupFilterProps) => {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const accept = (): void => {
    if (typed === undefined) return;
    const read = readLane(typed);
    // What cannot be read stays to be corrected, and the list as it is.
    if (read === undefined && typed.trim() !== '') return setWrong(typed);
    setTyped(undefined);
    onChange({ lane: read ?? '' });
  };
  return (
    <>
      <DateRangeField
        name="pickup-between"
        label={words.days}
        from={from}
        to={to}
        presets={['today', 'thisWeek', 'thisMonth', 'lastMonth']}
        onChange={(range) => onChange({ from: dayWritten(range.from), to: dayWritten(range.to) })}
      />
      <TextField
        name="lane"
        label={words.lane}
        placeholder={words.laneHint}
        autoComplete="off"
        value={typed ?? lane}
        problem={typed !== undefined && typed === wrong ? words.laneUnread : undefined}
        onChange={setTyped}
        onBlur={accept}
        onKeyDown={({ key }) => {
          if (key === 'Enter') accept();
        }}
      />
    </>
  );
};
