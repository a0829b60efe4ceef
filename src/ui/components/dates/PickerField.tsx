import { type ReactNode, useRef, useState } from 'react';
import type { CalendarDay } from '../../../domain/dates/CalendarDay.ts';
import type { PickerRules } from '../../../domain/dates/PickerRules.ts';
import { problemOfSpan } from '../../../domain/dates/problemOfSpan.ts';
import type { RangePreset } from '../../../domain/dates/RangePreset.ts';
import { readTypedSpan } from '../../../domain/dates/readTypedSpan.ts';
import { emptySpan, type Span } from '../../../domain/dates/Span.ts';
import { typedExample } from '../../../domain/dates/typedExample.ts';
import type { Viewpoint } from '../../../domain/dates/Viewpoint.ts';
import { writeTypedSpan } from '../../../domain/dates/writeTypedSpan.ts';
import { zoneLabel } from '../../../domain/dates/zoneLabel.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../TextField.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import styles from './PickerField.module.css';
import { useDatePopUp } from './useDatePopUp.ts';
import { useDateTexts } from './useDateTexts.ts';

/** What every field of dates takes from a form. */
export interface DateFieldFrame {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  /** First day of the week, 0 Sunday to 6 Saturday. */
  readonly firstDay?: number;
  /** From where and when the person looks; their browser says it otherwise. */
  readonly viewpoint?: Viewpoint;
}

interface PickerFieldProps extends Omit<DateFieldFrame, 'viewpoint' | 'firstDay'> {
  /** Undefined where the value cannot be read: then `text` is shown as it is. */
  readonly span: Span | undefined;
  readonly text: string;
  readonly rules: PickerRules;
  readonly today: CalendarDay;
  readonly firstDay: number;
  readonly presets: readonly RangePreset[];
  readonly viewpoint: Viewpoint;
  readonly onSpan: (span: Span) => void;
  /** Told what was typed when nobody can read it. */
  readonly onMalformed: (text: string) => void;
}

/** A text field for dates that can be typed in, with a calendar behind its button. */
export const PickerField = ({
  span,
  text,
  rules,
  today,
  firstDay,
  presets,
  viewpoint,
  onSpan,
  onMalformed,
  hint,
  problem,
  ...field
}: PickerFieldProps) => {
  const texts = useDateTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const { PopUp, isAsked, isGone, approach, open, close } = useDatePopUp();
  const { mode, zone, precision } = rules;
  const { locale } = viewpoint;
  const shown = span ? writeTypedSpan(span, mode, locale, zone, precision) : text;
  const mistake = problemOfSpan(span, rules);
  const example = typedExample(today, mode, locale, precision);
  const isUnread = typed === undefined && mistake === 'malformed';
  const told = hint ?? (mode === 'single' && !isUnread ? texts.example(example) : undefined);
  const trouble = isUnread
    ? `${texts.problem.malformed} ${texts.enterLike(example)}`
    : (problem ?? (mistake && texts.problem[mistake]));
  const place =
    precision === 'day' ? undefined : zoneLabel(zone, viewpoint.zone, locale, span?.from ?? span?.to ?? viewpoint.now);

  const take = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed === shown) return;
    const read = readTypedSpan(typed, span ?? emptySpan, mode, locale, zone, precision);
    if (read) onSpan(read);
    else onMalformed(typed);
  };
  return (
    <div ref={frame} className={styles.picker}>
      <TextField
        {...field}
        autoComplete={field.autoComplete ?? 'off'}
        spellCheck={false}
        value={typed ?? shown}
        onChange={setTyped}
        onFocus={approach}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        problem={typed === undefined ? trouble : undefined}
        hint={
          (told || place) && (
            <>
              {told && <span className={styles.line}>{told}</span>}
              {place && <span className={styles.line}>{texts.zone(place)}</span>}
            </>
          )
        }
        after={
          <button
            type="button"
            className={styles.trigger}
            disabled={field.disabled}
            aria-haspopup="dialog"
            aria-expanded={PopUp !== undefined}
            aria-label={texts.open(field.label)}
            onPointerEnter={approach}
            onFocus={approach}
            onClick={open}
          >
            <CalendarIcon />
          </button>
        }
      />
      <div className={styles.gone}>
        <span role="status">{isGone && texts.calendarGone}</span>
        {isGone && (
          <Button variant="quiet" busy={isAsked} onClick={open}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
      {PopUp && (
        <PopUp
          title={field.label}
          anchor={frame}
          span={span ?? emptySpan}
          rules={rules}
          today={today}
          firstDay={firstDay}
          presets={presets}
          viewpoint={viewpoint}
          onApply={(chosen) => {
            close();
            onSpan(chosen);
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
