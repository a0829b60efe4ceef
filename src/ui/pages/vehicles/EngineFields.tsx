import { hasEngine } from '../../../domain/vehicle/hasEngine.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { FieldOf } from './FieldOf.ts';

interface EngineFieldsProps {
  readonly field: FieldOf;
  readonly isAdr: boolean;
  readonly onAdr: (isAdr: boolean) => void;
}

export const EngineFields = ({ field, isAdr, onAdr }: EngineFieldsProps) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels, fuel, euroClass, detail } = vehicles;
  const runsOn = field('fuel');
  return (
    <FieldGroup legend={form.engine}>
      <SelectField {...runsOn} label={labels.fuel} options={wordOptions(fuel)} placeholder={form.choose} />
      <SelectField
        {...field('euroClass')}
        label={optional(labels.euroClass)}
        options={wordOptions(euroClass)}
        placeholder={hasEngine(runsOn.value) ? detail.unknown : detail.notApplicable}
      />
      <TextField {...field('odometerKm')} label={labels.odometerKm} inputMode="numeric" autoComplete="off" />
      <CheckField name="adr" label={labels.adr} checked={isAdr} onChange={onAdr} />
    </FieldGroup>
  );
};
