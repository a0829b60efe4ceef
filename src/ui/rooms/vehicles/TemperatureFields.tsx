import { mustKeepTemperature } from '../../../domain/vehicle/mustKeepTemperature.ts';
import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const TemperatureFields = ({ field }: { readonly field: FieldOf<keyof VehicleDraft> }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels } = vehicles;
  const isNeeded = mustKeepTemperature(field('bodyType').value);
  return (
    <FieldGroup legend={form.temperature} aside={isNeeded ? undefined : optional} text={form.temperatureText}>
      <TextField {...field('temperatureC.min')} label={labels['temperatureC.min']} autoComplete="off" />
      <TextField {...field('temperatureC.max')} label={labels['temperatureC.max']} autoComplete="off" />
    </FieldGroup>
  );
};
