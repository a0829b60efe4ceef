import type { DriverField } from '../../../domain/driver/DriverDraft.ts';
import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';
import { employments } from '../../../domain/driver/Employment.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import type { FieldOf } from '../../shared/FieldOf.ts';
import type { NamedVehicle } from './NamedVehicle.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { VehicleChoice } from './VehicleChoice.tsx';

interface WorkFieldsProps {
  readonly field: FieldOf<DriverField>;
  readonly vehicle: NamedVehicle;
  readonly onVehicle: (vehicle: DriverVehicle | undefined) => void;
}

export const WorkFields = ({ field, vehicle, onVehicle }: WorkFieldsProps) => {
  const { form, field: labels, employment } = useAdminTexts().drivers;
  const current = field('currentVehicleId');
  return (
    <FieldGroup legend={form.work}>
      <SelectField
        {...field('employment')}
        label={labels.employment}
        options={employments.map((value) => ({ value, label: employment[value] }))}
      />
      <VehicleChoice
        label={labels.currentVehicleId}
        vehicle={vehicle}
        problem={current.problem}
        onChange={(chosen) => {
          onVehicle(chosen);
          current.onChange(chosen?.id ?? '');
        }}
      />
    </FieldGroup>
  );
};
