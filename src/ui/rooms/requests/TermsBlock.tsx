import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { DateTimeField } from '../../components/dates/DateTimeField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { MoneyField } from '../../shared/freight/MoneyField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { BlockGroup } from './BlockGroup.tsx';
import { FieldRow } from './FieldRow.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Currencies that freight is paid in here; a request may have another already. */
const currencies = ['EUR', 'GBP', 'CHF', 'PLN', 'CZK', 'SEK', 'NOK', 'DKK', 'HUF', 'RON', 'USD', 'CAD'];

/** Price, audience, deadline and notes. */
export const TermsBlock = ({ form }: { readonly form: RequestFormState }) => {
  const { optional } = useAdminTexts();
  const { form: texts, field: labels } = useRequestTexts();
  const { draft, field } = form;
  const isFixed = draft['pricing.model'] === 'fixed';
  const currency = draft['pricing.currency'];
  return (
    <BlockGroup legend={texts.terms}>
      <FieldRow>
        <SelectField {...field('pricing.model')} label={labels['pricing.model']} options={wordOptions(texts.models)} />
        <SelectField
          {...field('pricing.currency')}
          label={labels['pricing.currency']}
          options={(isOneOf(currencies, currency) || currency === '' ? currencies : [currency, ...currencies]).map(
            (value) => ({ value, label: value }),
          )}
        />
        <MoneyField
          {...field('pricing.target.amountMinor')}
          label={isFixed ? texts.fixedPrice : texts.target}
          aside={isFixed ? undefined : optional}
          currency={currency}
        />
        <DateTimeField {...field('decisionBy')} mode="single" label={labels.decisionBy} />
      </FieldRow>
      {!isFixed && draft['pricing.target.amountMinor'] !== '' && (
        <CheckField
          name="pricing.hideTarget"
          label={labels['pricing.hideTarget']}
          checked={draft['pricing.hideTarget'] === 'yes'}
          onChange={(isSet) => field('pricing.hideTarget').onChange(isSet ? 'yes' : '')}
        />
      )}
      <AudienceFields form={form} />
      <FieldRow>
        <TextField
          {...field('reference')}
          label={labels.reference}
          aside={optional}
          hint={texts.made}
          autoComplete="off"
        />
        <TextArea {...field('notes')} label={labels.notes} aside={optional} most={requestFields.notes.most} />
      </FieldRow>
    </BlockGroup>
  );
};
