import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const BuildFields = ({ field }: { readonly field: FieldOf<keyof VehicleDraft> }) => {
  const { form, field: labels, kind, bodyType } = useAdminTexts().vehicles;
  return (
    <FieldGroup legend={form.build}>
      <SelectField {...field('kind')} label={labels.kind} options={wordOptions(kind)} placeholder={form.choose} />
      <SelectField
        {...field('bodyType')}
        label={labels.bodyType}
        options={wordOptions(bodyType)}
        placeholder={form.choose}
      />
      <TextField {...field('make')} label={labels.make} autoComplete="off" />
      <TextField {...field('model')} label={labels.model} autoComplete="off" />
      <TextField {...field('year')} label={labels.year} inputMode="numeric" autoComplete="off" />
    </FieldGroup>
  );
};
