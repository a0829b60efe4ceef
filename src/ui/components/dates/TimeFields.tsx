import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import type { ClockPart } from './model/ClockPart.ts';
import { dayPeriodNames } from './model/dayPeriodNames.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { SpinField } from './SpinField.tsx';
import styles from './TimeFields.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface TimeFieldsProps {
  readonly legend: string;
  /** Undefined until a day is chosen. */
  readonly instant: number | undefined;
  readonly rules: PickerRules;
  readonly locale: string;
  readonly onPick: (part: ClockPart, value: number) => void;
  readonly onStep: (part: ClockPart, direction: 1 | -1) => void;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Hour, minute and perhaps second of an instant; 12-hour clock in locales that use it. */
export const TimeFields = ({ legend, instant, rules, locale, onPick, onStep }: TimeFieldsProps) => {
  const texts = useDateTexts();
  const time = instant === undefined ? undefined : localTimeOf(instant, rules.zone);
  const hasDayPeriods = dateFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  const isBeforeNoon = (time?.hour ?? 0) < 12;
  const period = dayPeriodNames(locale)[isBeforeNoon ? 0 : 1];
  const hourShown = (hour: number): string => (hasDayPeriods ? String(((hour + 11) % 12) + 1) : two(hour));
  const hourMeant = (typed: number): number =>
    hasDayPeriods && typed >= 1 && typed <= 12 ? (typed % 12) + (isBeforeNoon ? 0 : 12) : typed;
  const parts = ['hour', 'minute', ...(rules.precision === 'second' ? (['second'] as const) : [])] as const;
  return (
    <fieldset className={styles.times} disabled={!time}>
      <legend>{legend}</legend>
      <div className={styles.parts}>
        {parts.map((part) => (
          <SpinField
            key={part}
            of={legend}
            label={texts[part]}
            part={part}
            value={time?.[part]}
            step={rules.steps[part]}
            show={part === 'hour' ? hourShown : two}
            {...(part === 'hour' && {
              say: (hour: number) => (hasDayPeriods ? `${hourShown(hour)} ${period}` : hourShown(hour)),
              mean: hourMeant,
            })}
            onPick={(value) => onPick(part, value)}
            onStep={(direction) => onStep(part, direction)}
          />
        ))}
        {hasDayPeriods && (
          <button
            type="button"
            className={styles.half}
            aria-label={`${legend}: ${texts.halfDay}, ${period}`}
            onClick={() => time && onPick('hour', (time.hour + 12) % 24)}
          >
            {period}
          </button>
        )}
      </div>
    </fieldset>
  );
};
