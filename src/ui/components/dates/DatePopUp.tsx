import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDay } from '../../../domain/dates/CalendarDay.ts';
import { localTimeOf } from '../../../domain/dates/localTimeOf.ts';
import { pickDay } from '../../../domain/dates/pickDay.ts';
import type { PickerRules } from '../../../domain/dates/PickerRules.ts';
import { pickTime } from '../../../domain/dates/pickTime.ts';
import { presetSpan } from '../../../domain/dates/presetSpan.ts';
import { problemOfSpan } from '../../../domain/dates/problemOfSpan.ts';
import type { RangeEnd } from '../../../domain/dates/RangeEnd.ts';
import type { RangePreset } from '../../../domain/dates/RangePreset.ts';
import { emptySpan, type Span } from '../../../domain/dates/Span.ts';
import type { Viewpoint } from '../../../domain/dates/Viewpoint.ts';
import { Button } from '../Button.tsx';
import styles from './DatePopUp.module.css';
import { gridDate } from './gridDate.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { placeBeside } from './placeBeside.ts';
import { SpanSummary } from './SpanSummary.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useDateTexts } from './useDateTexts.ts';

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
  /** The zone in words, where it is not the viewer's. */
  readonly place: string | undefined;
  readonly onApply: (span: Span) => void;
  /** Told when it is left with the old value. */
  readonly onClose: () => void;
}

/** Calendar and clock by the date picker dialog of the ARIA practices: what is chosen counts once it is applied. */
export const DatePopUp = (props: DatePopUpProps) => {
  const { title, anchor, rules, today, firstDay, presets, viewpoint, place, onApply, onClose } = props;
  const texts = useDateTexts();
  const dialogue = useRef<HTMLDialogElement>(null);
  const [span, setSpan] = useState(props.span);
  const [months] = useState(() => (rules.mode === 'range' && window.innerWidth >= 800 ? 2 : 1));
  const edited: RangeEnd = rules.mode === 'rangeTo' ? 'to' : 'from';
  const [month, setMonth] = useState(() => {
    const instant = span[edited] ?? span.from ?? span.to;
    return gridDate(instant === undefined ? today : localTimeOf(instant, rules.zone).day);
  });
  useLayoutEffect(() => {
    const popUp = dialogue.current;
    const field = anchor.current?.querySelector('input')?.parentElement;
    const opener = anchor.current?.querySelector('button');
    popUp?.showModal();
    if (popUp && field) placeBeside(popUp, field);
    popUp?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]')?.focus();
    return () => {
      popUp?.close();
      opener?.focus();
    };
  }, [anchor]);
  useEffect(() => {
    const popUp = dialogue.current;
    const leave = (event: Event): void => {
      if (event.target === popUp) onClose();
    };
    popUp?.addEventListener('click', leave);
    return () => popUp?.removeEventListener('click', leave);
  }, [onClose]);

  const daysOnly = rules.precision === 'day';
  const choose = (next: Span): void => {
    setSpan(next);
    const complete = rules.mode !== 'range' || next.to !== undefined;
    if (daysOnly && complete) onApply(next);
  };
  const ends: readonly RangeEnd[] = rules.mode === 'range' ? ['from', 'to'] : [edited];
  const problem = problemOfSpan(span, rules);
  return (
    <dialog
      ref={dialogue}
      className={styles.popUp}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>
        {presets.length > 0 && (
          <ul className={styles.presets} aria-label={texts.presets}>
            {presets.map((preset) => {
              const range = presetSpan(preset, today, firstDay, rules);
              return (
                <li key={preset}>
                  <button type="button" disabled={!range} onClick={() => range && onApply(range)}>
                    {texts.preset[preset]}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.main}>
          <MonthGrid
            span={span}
            rules={rules}
            today={today}
            firstDay={firstDay}
            locale={viewpoint.locale}
            months={months}
            month={month}
            onMonth={setMonth}
            onDay={(day) => choose(pickDay(span, day, rules))}
          />
          {!daysOnly && (
            <div className={styles.times}>
              {ends.map((end) => {
                const instant = span[end];
                return (
                  instant !== undefined && (
                    <TimeFields
                      key={end}
                      legend={rules.mode === 'single' ? texts.end.single : texts.end[end]}
                      instant={instant}
                      rules={rules}
                      locale={viewpoint.locale}
                      onTime={(time) => setSpan(pickTime(span, end, time, rules))}
                    />
                  )
                );
              })}
            </div>
          )}
          {place && <p className={styles.place}>{texts.zone(place)}</p>}
          <SpanSummary span={span} rules={rules} locale={viewpoint.locale} problem={problem} />
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => onApply(emptySpan)}>
              {texts.clear}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            {(!daysOnly || rules.mode === 'range') && (
              <Button disabled={problem !== undefined} onClick={() => onApply(span)}>
                {texts.apply}
              </Button>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
};
