import { mustKeepTemperature } from '../../../domain/vehicle/mustKeepTemperature.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { FieldOf } from './FieldOf.ts';

export const TemperatureFields = ({ field }: { readonly field: FieldOf }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels } = vehicles;
  const isNeeded = mustKeepTemperature(field('bodyType').value);
  return (
    <FieldGroup legend={isNeeded ? form.temperature : optional(form.temperature)} text={form.temperatureText}>
      <TextField {...field('temperatureC.min')} label={labels['temperatureC.min']} autoComplete="off" />
      <TextField {...field('temperatureC.max')} label={labels['temperatureC.max']} autoComplete="off" />
    </FieldGroup>
  );
};
