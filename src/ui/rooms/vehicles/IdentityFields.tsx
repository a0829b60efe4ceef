import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryOptions } from '../../shared/useCountryOptions.ts';

export const IdentityFields = ({ field }: { readonly field: FieldOf<keyof VehicleDraft> }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels } = vehicles;
  const countries = useCountryOptions();
  return (
    <FieldGroup legend={form.identity}>
      <TextField {...field('fleetNo')} label={labels.fleetNo} autoComplete="off" />
      <TextField
        {...field('plate')}
        label={labels.plate}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        {...field('plateCountry')}
        label={labels.plateCountry}
        options={countries}
        placeholder={form.choose}
      />
      <TextField
        {...field('vin')}
        label={labels.vin}
        aside={optional}
        hint={form.vinHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FieldGroup>
  );
};
