import { type ReactNode, useRef } from 'react';
import { emptyRange } from '../../../domain/calendar/InstantRange.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../TextField.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import type { RangePreset } from './model/RangePreset.ts';
import { zoneLabel } from './zoneLabel.ts';
import styles from './PickerField.module.css';
import type { DateContext } from './useDateContext.ts';
import { useDatePopUp } from './useDatePopUp.ts';
import { useDateTexts } from './useDateTexts.ts';
import { type PickerText, usePickerText } from './usePickerText.ts';

/** Props that every date field takes from a form. */
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
  /** Locale, time zone and current time; by default those of the product and the browser. */
  readonly context?: DateContext;
}

interface PickerFieldProps extends Omit<DateFieldFrame, 'context' | 'firstDay'>, PickerText {
  readonly firstDay: number;
  readonly presets: readonly RangePreset[];
}

/** A text field for dates with a calendar button. */
export const PickerField = ({
  range,
  text,
  rules,
  today,
  firstDay,
  presets,
  context,
  onRange,
  onMalformed,
  hint,
  problem,
  ...field
}: PickerFieldProps) => {
  const texts = useDateTexts();
  const frame = useRef<HTMLDivElement>(null);
  const typing = usePickerText({ range, text, rules, today, context, problem, onRange, onMalformed });
  const { PopUp, isAsked, isGone, approach, open, close } = useDatePopUp();
  const instant = range?.from ?? range?.to ?? context.now;
  const place = rules.precision === 'day' ? undefined : zoneLabel(rules.zone, context.zone, context.locale, instant);
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
          (hint || typing.words || typing.example || place) && (
            <>
              <span className={typing.isMalformed && !hint ? styles.replaced : styles.line}>
                <span className={styles.words} aria-live="polite">
                  {typing.words}
                </span>
                {hint ? <span className={styles.hint}>{hint}</span> : !typing.words && typing.example}
              </span>
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
          range={range ?? emptyRange}
          rules={rules}
          today={today}
          firstDay={firstDay}
          presets={presets}
          context={context}
          onApply={(chosen) => {
            close();
            onRange(chosen);
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
