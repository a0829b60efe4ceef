import { windowChoice, windowInstant, windowTyped } from '../../../domain/request/windowInstant.ts';
import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { Button } from '../../components/Button.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { zoneName } from '../../components/zoneName.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './ClockChange.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

interface ClockChangeProps {
  readonly name: string;
  /** An end of a window as the draft holds it. */
  readonly typed: string;
  readonly zone: string;
  /** Of the message about a time that does not exist; its field is described by it. */
  readonly skippedId: string;
  /** Called with what the draft is to hold. */
  readonly onChoose: (typed: string) => void;
}

/** Where clocks change: offers the next time for one that does not exist, and asks which is meant of one that comes twice. */
export const ClockChange = ({ name, typed, zone, skippedId, onChoose }: ClockChangeProps) => {
  const { form: texts } = useRequestTexts();
  const locale = useLocale();
  const choice = windowChoice(typed, zone);
  if (!choice || choice.kind === 'once') return null;
  const time = (instant: number): string =>
    dateFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(instant);
  const typedTime = dateFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    Date.parse(`${typed.slice(0, 16)}Z`),
  );
  if (choice.kind === 'skipped')
    return (
      <div className={styles.line}>
        <FieldProblem id={skippedId} role="alert">
          {texts.skipped(typedTime, time(choice.next))}
        </FieldProblem>
        <Button variant="secondary" onClick={() => onChoose(windowTyped(choice.next, zone))}>
          {texts.takeNext(time(choice.next))}
        </Button>
      </div>
    );
  const named = (instant: number): string => `${time(instant)} ${zoneName(zone, locale, instant)}`;
  const [earlier, later] = [windowTyped(choice.earlier, zone), windowTyped(choice.later, zone)];
  const meant = Date.parse(windowInstant(typed, zone) ?? '');
  return (
    <SelectField
      name={name}
      label={texts.twice(typedTime)}
      value={meant === choice.later ? later : earlier}
      options={[
        { value: earlier, label: texts.first(named(choice.earlier)) },
        { value: later, label: texts.second(named(choice.later)) },
      ]}
      onChange={onChoose}
    />
  );
};
