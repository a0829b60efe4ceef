import { FieldGroup } from '../../components/FieldGroup.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { FieldOf } from './FieldOf.ts';

export const TemperatureFields = ({ field }: { readonly field: FieldOf }) => {
  const { form, field: labels } = useAdminTexts().vehicles;
  return (
    <FieldGroup legend={form.temperature} text={form.temperatureText}>
      <TextField {...field('temperatureC.min')} label={labels['temperatureC.min']} autoComplete="off" />
      <TextField {...field('temperatureC.max')} label={labels['temperatureC.max']} autoComplete="off" />
    </FieldGroup>
  );
};
