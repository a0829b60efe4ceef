import { type RefObject, useState } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { editedEnds } from './model/editedEnds.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { pickDay } from './model/pickDay.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { pickTime } from './model/pickTime.ts';
import { problemOfSpan } from './model/problemOfSpan.ts';
import type { RangePreset } from './model/RangePreset.ts';
import type { Span } from '../../../domain/calendar/Span.ts';
import { stepTime } from './model/stepTime.ts';
import type { Viewpoint } from './model/Viewpoint.ts';
import { zoneLabel } from './model/zoneLabel.ts';
import styles from './DatePopUp.module.css';
import { gridDate } from './gridDate.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { PopUpActions } from './PopUpActions.tsx';
import { PresetList } from './PresetList.tsx';
import { SpanSummary } from './SpanSummary.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useDateTexts } from './useDateTexts.ts';
import { useModalBeside } from './useModalBeside.ts';
import { useMonths } from './useMonths.ts';

interface DatePopUpProps {
  readonly title: string;
  /** The field it stands beside where there is room; on a phone it is a sheet from below. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly span: Span;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly presets: readonly RangePreset[];
  readonly viewpoint: Viewpoint;
  readonly onApply: (span: Span) => void;
  /** Told when it is left with the old value. */
  readonly onClose: () => void;
}

/** Calendar and clock by the date picker dialog of the ARIA practices: what is chosen counts once it is applied. */
export const DatePopUp = (props: DatePopUpProps) => {
  const { title, rules, today, firstDay, presets, viewpoint, onApply, onClose } = props;
  const texts = useDateTexts();
  const [span, setSpan] = useState(props.span);
  const months = useMonths(rules.mode);
  const ends = editedEnds[rules.mode];
  const instant = span[ends[0]] ?? span.from ?? span.to;
  const [firstShown] = useState(instant === undefined ? today : localTimeOf(instant, rules.zone).day);
  const [month, setMonth] = useState(gridDate(firstShown));
  const dialogue = useModalBeside(props.anchor, firstShown, onClose);
  const place = zoneLabel(rules.zone, viewpoint.zone, viewpoint.locale, instant ?? viewpoint.now);
  const daysOnly = rules.precision === 'day';
  const problem = problemOfSpan(span, rules);
  const chooseDay = (day: CalendarDay): void => {
    const next = pickDay(span, day, rules);
    if (!next) return;
    setSpan(next);
    const isComplete = rules.mode !== 'range' || next.to !== undefined;
    if (daysOnly && isComplete && !problemOfSpan(next, rules)) onApply(next);
  };
  return (
    <dialog
      ref={dialogue}
      className={styles.popUp}
      aria-label={title}
      onKeyDown={(event) => {
        // The one that opened it may still be held.
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
              span={span}
              rules={rules}
              today={today}
              firstDay={firstDay}
              locale={viewpoint.locale}
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
                    instant={span[end]}
                    rules={rules}
                    locale={viewpoint.locale}
                    onPick={(part, value) => setSpan((before) => pickTime(before, end, part, value, rules))}
                    onStep={(part, direction) => setSpan((before) => stepTime(before, end, part, direction, rules))}
                  />
                ))}
                {place && <p className={styles.place}>{texts.zone(place)}</p>}
              </div>
            )}
          </div>
          <SpanSummary span={span} rules={rules} locale={viewpoint.locale} problem={problem} />
          <PopUpActions span={span} problem={problem} rules={rules} onApply={onApply} onClose={onClose} />
        </div>
      </div>
    </dialog>
  );
};
