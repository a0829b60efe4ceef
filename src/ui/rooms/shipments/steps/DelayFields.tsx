import { usualDelays } from '../../../../domain/shipment/reportDraft.ts';
import { ChipChoice } from '../../../components/ChipChoice.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { wordOptions } from '../../../components/wordOptions.ts';
import { durationText } from '../../../shared/freight/durationText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import type { ReportFieldsProps } from './ReportFieldsProps.ts';

/** How long a delay is, and why. */
export const DelayFields = ({ draft, problemOf, onChange }: ReportFieldsProps) => {
  const { optional } = useAdminTexts();
  const { report: words } = useShipmentTexts();
  const locale = useLocale();
  const usual = usualDelays.map((value) => ({ value, label: durationText(Number(value), locale) }));
  const isCustom = draft.minutes === 'custom';
  return (
    <>
      <p>{words.delayLead}</p>
      <ChipChoice
        name="minutes"
        label={words.minutes}
        options={[...usual, { value: 'custom', label: words.custom }]}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      {isCustom && (
        <TextField
          name="otherMinutes"
          label={words.otherMinutes}
          inputMode="numeric"
          autoComplete="off"
          value={draft.otherMinutes}
          onChange={(otherMinutes) => onChange({ otherMinutes })}
          problem={problemOf('minutes')}
        />
      )}
      <SelectField
        name="delayReason"
        label={words.reason}
        placeholder={words.choose}
        options={wordOptions(words.delayReasons)}
        value={draft.delayReason}
        onChange={(delayReason) => onChange({ delayReason })}
        problem={draft.delayReason === 'other' ? undefined : problemOf('reason')}
      />
      {draft.delayReason === 'other' && (
        <TextField
          name="reason"
          label={words.text}
          aside={optional}
          autoComplete="off"
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          problem={problemOf('reason')}
        />
      )}
    </>
  );
};
