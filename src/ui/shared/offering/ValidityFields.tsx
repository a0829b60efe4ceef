import { validityChoices, validityEnd } from '../../../domain/offer/validity.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { ChipChoice } from '../../components/ChipChoice.tsx';
import { DateTimeField } from '../../components/dates/DateTimeField.tsx';
import type { FieldOf } from '../FieldOf.ts';
import { deadlineText } from '../freight/deadlineText.ts';
import { useLocale } from '../useLocale.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';

interface ValidityFieldsProps {
  readonly field: FieldOf<'validFor' | 'validUntil'>;
  readonly decisionBy: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly zone: string;
}

const soon = 15 * 60_000;

/** Until when a price stands: a chip for the usual ends, or a time of one's own. */
export const ValidityFields = ({ field, decisionBy, now, zone }: ValidityFieldsProps) => {
  const texts = useOfferingTexts();
  const locale = useLocale();
  const { value, onChange, name } = field('validFor');
  const own = field('validUntil');
  const choice = isOneOf(validityChoices, value) ? value : 'own';
  const end = validityEnd(choice, { decisionBy, own: own.value, now, zone });
  const until = end === undefined ? undefined : texts.until(deadlineText(new Date(end).toISOString(), locale));
  return (
    <>
      <ChipChoice
        name={name}
        label={texts.field.validFor}
        value={choice}
        options={validityChoices
          .filter((each) => each !== 'decision' || decisionBy !== undefined)
          .map((each) => ({ value: each, label: texts.validity[each] }))}
        hint={choice === 'own' ? undefined : until}
        problem={choice === 'own' ? undefined : own.problem}
        onChange={onChange}
      />
      {choice === 'own' && <DateTimeField {...own} mode="single" label={texts.validity.own} zone={zone} />}
      {end !== undefined && end > now && end - now < soon && <p role="status">{texts.soon}</p>}
    </>
  );
};
