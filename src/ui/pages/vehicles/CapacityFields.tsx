import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { FieldOf } from './FieldOf.ts';

export const CapacityFields = ({ field }: { readonly field: FieldOf }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels } = vehicles;
  return (
    <FieldGroup legend={form.capacity}>
      <TextField {...field('payloadKg')} label={labels.payloadKg} inputMode="numeric" autoComplete="off" />
      <TextField {...field('grossWeightKg')} label={labels.grossWeightKg} inputMode="numeric" autoComplete="off" />
      <TextField {...field('volumeM3')} label={optional(labels.volumeM3)} inputMode="decimal" autoComplete="off" />
      <TextField
        {...field('palletPositions')}
        label={optional(labels.palletPositions)}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGroup>
  );
};
