import { type ReactNode, useRef } from 'react';
import type { RangePreset } from './model/RangePreset.ts';
import { emptySpan } from '../../../domain/calendar/Span.ts';
import type { Viewpoint } from './model/Viewpoint.ts';
import { zoneLabel } from './model/zoneLabel.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../TextField.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import styles from './PickerField.module.css';
import { useDatePopUp } from './useDatePopUp.ts';
import { useDateTexts } from './useDateTexts.ts';
import { type PickerText, usePickerText } from './usePickerText.ts';

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

interface PickerFieldProps extends Omit<DateFieldFrame, 'viewpoint' | 'firstDay'>, PickerText {
  readonly firstDay: number;
  readonly presets: readonly RangePreset[];
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
  const typing = usePickerText({ span, text, rules, today, viewpoint, problem, onSpan, onMalformed });
  const { PopUp, isAsked, isGone, approach, open, close } = useDatePopUp();
  const told = hint ?? typing.example;
  const instant = span?.from ?? span?.to ?? viewpoint.now;
  const place =
    rules.precision === 'day' ? undefined : zoneLabel(rules.zone, viewpoint.zone, viewpoint.locale, instant);
  return (
    <div ref={frame} className={styles.picker}>
      <TextField
        {...field}
        autoComplete={field.autoComplete ?? 'off'}
        spellCheck={false}
        {...typing.input}
        onFocus={approach}
        problem={typing.problem}
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
