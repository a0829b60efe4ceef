import type { DriverField } from '../../../domain/driver/DriverDraft.ts';
import { DateField } from '../../components/dates/DateField.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSought } from '../../components/useSought.ts';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryOptions } from '../../shared/useCountryOptions.ts';
import { useToday } from '../../shared/useToday.ts';
import { CategoryChoice } from './CategoryChoice.tsx';

export const LicenceFields = ({ field }: { readonly field: FieldOf<DriverField> }) => {
  const { drivers, optional } = useAdminTexts();
  const { form, field: labels } = drivers;
  const countries = useCountryOptions();
  const today = useToday();
  const part = useSought<HTMLFieldSetElement>('licence');
  return (
    <FieldGroup ref={part} legend={form.licence} aside={optional} text={form.licenceText}>
      <TextField
        {...field('licence.number')}
        label={labels['licence.number']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        {...field('licence.country')}
        label={labels['licence.country']}
        placeholder={form.choose}
        options={countries}
      />
      <DateField {...field('licence.issuedOn')} label={labels['licence.issuedOn']} latest={today} />
      <DateField {...field('licence.expiresOn')} label={labels['licence.expiresOn']} />
      <CategoryChoice {...field('licence.categories')} label={labels['licence.categories']} />
    </FieldGroup>
  );
};
