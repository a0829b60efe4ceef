import { hasEngine } from '../../../domain/vehicle/hasEngine.ts';
import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import type { FieldOf } from '../../shared/FieldOf.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const EngineFields = ({ field }: { readonly field: FieldOf<keyof VehicleDraft> }) => {
  const { vehicles, optional } = useAdminTexts();
  const { form, field: labels, fuel, euroClass, detail } = vehicles;
  const runsOn = field('fuel');
  const adr = field('adr');
  return (
    <FieldGroup legend={form.engine}>
      <SelectField {...runsOn} label={labels.fuel} options={wordOptions(fuel)} placeholder={form.choose} />
      <SelectField
        {...field('euroClass')}
        label={labels.euroClass}
        aside={optional}
        options={wordOptions(euroClass)}
        placeholder={hasEngine(runsOn.value) ? detail.unknown : detail.notApplicable}
      />
      <TextField {...field('odometerKm')} label={labels.odometerKm} inputMode="numeric" autoComplete="off" />
      <CheckField
        name={adr.name}
        label={labels.adr}
        checked={adr.value === 'yes'}
        onChange={(isAdr) => adr.onChange(isAdr ? 'yes' : '')}
      />
    </FieldGroup>
  );
};
