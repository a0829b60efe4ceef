import { modelsByName, type SupportedVehicle } from '../../../domain/vehicle/SupportedVehicle.ts';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { useReading } from '../../shared/useReading.ts';

interface ModelChooserProps {
  readonly chosen: SupportedVehicle | undefined;
  readonly onChoose: (model: SupportedVehicle | undefined) => void;
}

const keyOf = ({ make, model, bodyType }: SupportedVehicle): string => `${make} ${model} ${bodyType}`;

/** Common models; choosing one fills in its usual data. Optional: the form works without them. */
export const ModelChooser = ({ chosen, onChoose }: ModelChooserProps) => {
  const { optional } = useAdminTexts();
  const { form, choices } = useVehicleTexts();
  const models = useReading({
    port: VehicleRegister,
    key: ['vehicle models'],
    read: async (register, signal) => modelsByName(await register.supported(signal)),
    once: true,
  });
  return (
    <FieldGroup legend={form.model} aside={optional} text={models.isError ? form.modelsUnread : form.modelText}>
      <SelectField
        name="supported"
        label={form.modelLabel}
        value={chosen ? keyOf(chosen) : ''}
        placeholder={form.modelNone}
        options={(models.data ?? []).map((model) => ({
          value: keyOf(model),
          label: `${model.make} ${model.model} (${model.bodyType === 'other' ? choices.kind[model.kind] : choices.bodyType[model.bodyType]})`,
        }))}
        onChange={(key) => onChoose(models.data?.find((model) => keyOf(model) === key))}
      />
    </FieldGroup>
  );
};
