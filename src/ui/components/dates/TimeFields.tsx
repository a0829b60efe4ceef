import { halfDayNames } from '../../../domain/dates/halfDayNames.ts';
import { localTimeOf } from '../../../domain/dates/localTimeOf.ts';
import type { LocalTime } from '../../../domain/dates/LocalTime.ts';
import type { PickerRules } from '../../../domain/dates/PickerRules.ts';
import { usesHalfDays } from '../../../domain/dates/usesHalfDays.ts';
import { SpinField } from './SpinField.tsx';
import styles from './TimeFields.module.css';
import { useDateTexts } from './useDateTexts.ts';

interface TimeFieldsProps {
  readonly legend: string;
  readonly instant: number;
  readonly rules: PickerRules;
  readonly locale: string;
  readonly onTime: (time: Partial<Omit<LocalTime, 'day'>>) => void;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Hour, minute and, where asked for, second of an instant; hours to twelve where the locale counts so. */
export const TimeFields = ({ legend, instant, rules, locale, onTime }: TimeFieldsProps) => {
  const texts = useDateTexts();
  const { hour, minute, second } = localTimeOf(instant, rules.zone);
  const halves = usesHalfDays(locale);
  const half = halfDayNames(locale)[hour < 12 ? 0 : 1];
  const shownHour = halves ? String(((hour + 11) % 12) + 1) : two(hour);
  const hourMeant = (typed: number): number =>
    halves && typed >= 1 && typed <= 12 ? (typed % 12) + (hour < 12 ? 0 : 12) : typed;
  return (
    <fieldset className={styles.times}>
      <legend>{legend}</legend>
      <div className={styles.parts}>
        <SpinField
          of={legend}
          label={texts.hour}
          value={hour}
          size={24}
          step={rules.steps.hour}
          shown={shownHour}
          said={halves ? `${shownHour} ${half}` : shownHour}
          meant={hourMeant}
          onChange={(next) => onTime({ hour: next })}
        />
        <span aria-hidden="true">:</span>
        <SpinField
          of={legend}
          label={texts.minute}
          value={minute}
          size={60}
          step={rules.steps.minute}
          shown={two(minute)}
          onChange={(next) => onTime({ minute: next })}
        />
        {rules.precision === 'second' && (
          <>
            <span aria-hidden="true">:</span>
            <SpinField
              of={legend}
              label={texts.second}
              value={second}
              size={60}
              step={rules.steps.second}
              shown={two(second)}
              onChange={(next) => onTime({ second: next })}
            />
          </>
        )}
        {halves && (
          <button
            type="button"
            className={styles.half}
            aria-label={`${legend}: ${texts.halfDay}, ${half}`}
            onClick={() => onTime({ hour: (hour + 12) % 24 })}
          >
            {half}
          </button>
        )}
      </div>
    </fieldset>
  );
};
