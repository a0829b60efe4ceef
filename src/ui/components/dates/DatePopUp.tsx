import { type RefObject, useState } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import type { InstantRange } from '../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import styles from './DatePopUp.module.css';
import { gridDate } from './gridDate.ts';
import { pickDay } from './model/pickDay.ts';
import { editedEnds } from './model/PickerMode.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { pickTime } from './model/pickTime.ts';
import type { RangePreset } from './model/RangePreset.ts';
import { rangeProblem } from './model/rangeProblem.ts';
import { stepTime } from './model/stepTime.ts';
import { zoneLabel } from './zoneLabel.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { PopUpActions } from './PopUpActions.tsx';
import { PresetList } from './PresetList.tsx';
import { RangeSummary } from './RangeSummary.tsx';
import { TimeFields } from './TimeFields.tsx';
import type { DateContext } from './useDateContext.ts';
import { useDateTexts } from './useDateTexts.ts';
import { useModalBeside } from './useModalBeside.ts';
import { useMonths } from './useMonths.ts';

interface DatePopUpProps {
  readonly title: string;
  /** The field to open beside. On a phone the pop-up is a sheet at the bottom instead. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly range: InstantRange;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly presets: readonly RangePreset[];
  readonly context: DateContext;
  readonly onApply: (range: InstantRange) => void;
  /** Called when it closes without a change. */
  readonly onClose: () => void;
}

/** Calendar and clock, following the ARIA date picker dialog pattern: a choice takes effect once it is applied. */
export const DatePopUp = (props: DatePopUpProps) => {
  const { title, rules, today, firstDay, presets, context, onApply, onClose } = props;
  const texts = useDateTexts();
  const [range, setRange] = useState(props.range);
  const months = useMonths(rules.mode);
  const ends = editedEnds[rules.mode];
  const instant = range[ends[0]] ?? range.from ?? range.to;
  const [firstShown] = useState(instant === undefined ? today : localTimeOf(instant, rules.zone).day);
  const [month, setMonth] = useState(gridDate(firstShown));
  const dialog = useModalBeside(props.anchor, firstShown, onClose);
  const place = zoneLabel(rules.zone, context.zone, context.locale, instant ?? context.now);
  const daysOnly = rules.precision === 'day';
  const problem = rangeProblem(range, rules);
  const chooseDay = (day: CalendarDay): void => {
    const next = pickDay(range, day, rules);
    if (!next) return;
    setRange(next);
    const isComplete = rules.mode !== 'range' || next.to !== undefined;
    if (daysOnly && isComplete && !rangeProblem(next, rules)) onApply(next);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.popUp}
      aria-label={title}
      onKeyDown={(event) => {
        // The key that opened it may still be held down.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {presets.length > 0 && (
          <PresetList presets={presets} rules={rules} today={today} firstDay={firstDay} onChoose={onApply} />
        )}
        <div className={styles.main} data-months={months}>
          <div className={styles.choices}>
            <MonthGrid
              range={range}
              rules={rules}
              today={today}
              firstDay={firstDay}
              locale={context.locale}
              months={months}
              month={month}
              onMonth={setMonth}
              onDay={chooseDay}
            />
            {!daysOnly && (
              <div className={styles.times}>
                {ends.map((end) => (
                  <TimeFields
                    key={end}
                    legend={rules.mode === 'single' ? texts.end.single : texts.end[end]}
                    instant={range[end]}
                    rules={rules}
                    locale={context.locale}
                    onPick={(part, value) => setRange((before) => pickTime(before, end, part, value, rules))}
                    onStep={(part, direction) => setRange((before) => stepTime(before, end, part, direction, rules))}
                  />
                ))}
                {place && <p className={styles.place}>{texts.zone(place)}</p>}
              </div>
            )}
          </div>
          <RangeSummary range={range} rules={rules} locale={context.locale} problem={problem} />
          <PopUpActions range={range} problem={problem} rules={rules} onApply={onApply} onClose={onClose} />
        </div>
      </div>
    </dialog>
  );
};
