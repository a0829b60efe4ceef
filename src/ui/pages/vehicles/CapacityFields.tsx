import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { FieldOf } from './FieldOf.ts';

export const CapacityFields = ({ field }: { readonly field: FieldOf }) => {
  const { form, field: labels } = useAdminTexts().vehicles;
  return (
    <FieldGroup legend={form.capacity}>
      <TextField {...field('payloadKg')} label={labels.payloadKg} inputMode="numeric" autoComplete="off" />
      <TextField {...field('grossWeightKg')} label={labels.grossWeightKg} inputMode="numeric" autoComplete="off" />
      <TextField
        {...field('volumeM3')}
        label={labels.volumeM3}
        hint={form.optional}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...field('palletPositions')}
        label={labels.palletPositions}
        hint={form.optional}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGroup>
  );
};
