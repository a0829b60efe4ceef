import type { ClockPart } from './model/ClockPart.ts';
import { halfDayNames } from './model/halfDayNames.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import type { PickerRules } from './model/PickerRules.ts';
import { usesHalfDays } from './model/usesHalfDays.ts';
import { SpinField } from './SpinField.tsx';
import styles from './TimeFields.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface TimeFieldsProps {
  readonly legend: string;
  /** Undefined as long as no day is chosen. */
  readonly instant: number | undefined;
  readonly rules: PickerRules;
  readonly locale: string;
  readonly onPick: (part: ClockPart, value: number) => void;
  readonly onStep: (part: ClockPart, direction: 1 | -1) => void;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Hour, minute and, where asked for, second of an instant; hours to twelve where the locale counts so. */
export const TimeFields = ({ legend, instant, rules, locale, onPick, onStep }: TimeFieldsProps) => {
  const texts = useDateTexts();
  const time = instant === undefined ? undefined : localTimeOf(instant, rules.zone);
  const halves = usesHalfDays(locale);
  const isBeforeNoon = (time?.hour ?? 0) < 12;
  const half = halfDayNames(locale)[isBeforeNoon ? 0 : 1];
  const hourShown = (hour: number): string => (halves ? String(((hour + 11) % 12) + 1) : two(hour));
  const hourMeant = (typed: number): number =>
    halves && typed >= 1 && typed <= 12 ? (typed % 12) + (isBeforeNoon ? 0 : 12) : typed;
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
              say: (hour: number) => (halves ? `${hourShown(hour)} ${half}` : hourShown(hour)),
              mean: hourMeant,
            })}
            onPick={(value) => onPick(part, value)}
            onStep={(direction) => onStep(part, direction)}
          />
        ))}
        {halves && (
          <button
            type="button"
            className={styles.half}
            aria-label={`${legend}: ${texts.halfDay}, ${half}`}
            onClick={() => time && onPick('hour', (time.hour + 12) % 24)}
          >
            {half}
          </button>
        )}
      </div>
    </fieldset>
  );
};
