import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const CapacityFields = ({ field }: { readonly field: FieldOf<keyof VehicleDraft> }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels } = vehicles;
  return (
    <FieldGroup legend={form.capacity}>
      <TextField {...field('payloadKg')} label={labels.payloadKg} inputMode="numeric" autoComplete="off" />
      <TextField {...field('grossWeightKg')} label={labels.grossWeightKg} inputMode="numeric" autoComplete="off" />
      <TextField
        {...field('volumeM3')}
        label={labels.volumeM3}
        aside={optional}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...field('palletPositions')}
        label={labels.palletPositions}
        aside={optional}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGroup>
  );
};
