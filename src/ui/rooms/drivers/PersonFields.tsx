import type { DriverField } from '../../../domain/driver/DriverDraft.ts';
import { driverLanguages } from '../../../domain/driver/driverLanguages.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLanguageName } from './useLanguageName.ts';

interface PersonFieldsProps {
  readonly field: FieldOf<DriverField>;
  readonly isInvited: boolean;
}

export const PersonFields = ({ field, isInvited }: PersonFieldsProps) => {
  const { drivers, optional } = useAdminTexts();
  const { form, field: labels } = drivers;
  const languageName = useLanguageName();
  return (
    <FieldGroup legend={form.person}>
      <TextField {...field('name')} label={labels.name} autoComplete="off" />
      <TextField
        {...field('phone')}
        label={labels.phone}
        aside={isInvited ? optional : undefined}
        type="tel"
        autoComplete="off"
        hint={isInvited ? form.phoneInvited : form.phoneHint}
      />
      <TextField {...field('email')} label={labels.email} aside={optional} type="email" autoComplete="off" />
      <SelectField
        {...field('language')}
        label={labels.language}
        options={driverLanguages.map((value) => ({ value, label: languageName(value) }))}
      />
    </FieldGroup>
  );
};
