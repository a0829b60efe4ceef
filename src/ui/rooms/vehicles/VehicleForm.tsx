import { hasEngine, mustKeepTemperature } from '../../../domain/vehicle/vehicleTraits.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { RecordEditor } from '../../shared/record/RecordEditor.tsx';
import { RecordSections } from '../../shared/record/RecordSections.tsx';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import { useDraftText } from '../../shared/record/useDraftText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { ModelChooser } from './ModelChooser.tsx';
import { useVehicleForm } from './useVehicleForm.ts';

/** The form for new and existing vehicles. */
export const VehicleForm = ({ record: vehicle, onSaved, onLeave }: RecordFormProps<VehicleRecord>) => {
  const { optional } = useAdminTexts();
  const { form: texts, field: labels, choices: words } = useVehicleTexts();
  const form = useVehicleForm(vehicle, onSaved);
  const needsTemperature = mustKeepTemperature(form.draft.bodyType);
  return (
    <RecordEditor
      form={form}
      labels={labels}
      textOf={useDraftText(vehicleFields, words)}
      submit={vehicle ? texts.save : texts.saveNew}
      cancel={texts.cancel}
      onLeave={onLeave}
    >
      <ModelChooser chosen={form.model} onChoose={form.chooseModel} />
      <RecordSections
        fields={vehicleFields}
        field={form.field}
        labels={labels}
        words={words}
        without={form.without}
        extras={{
          ...form.cautions,
          plate: { capitals: true },
          vin: { capitals: true, hint: texts.vinHint },
          euroClass: { placeholder: hasEngine(form.draft.fuel) ? texts.unknown : texts.notApplicable },
        }}
        sections={{
          identity: { legend: texts.identity },
          build: { legend: texts.build },
          capacity: { legend: texts.capacity },
          temperature: {
            legend: texts.temperature,
            aside: needsTemperature ? undefined : optional,
            text: texts.temperatureText,
            marksOptional: false,
          },
          engine: { legend: 'fuel' in form.without ? texts.dangerous : texts.engine },
        }}
      />
    </RecordEditor>
  );
};
