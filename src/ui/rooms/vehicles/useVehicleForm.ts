import { useState } from 'react';
import { VehicleWrites } from '../../../application/vehicles/vehicleWrites.ts';
import { fieldAt } from '../../../domain/record/fieldAt.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { fillFromModel, type SupportedVehicle } from '../../../domain/vehicle/SupportedVehicle.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { givenByKind, unusualValues } from '../../../domain/vehicle/vehicleTraits.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';

/** Form of a vehicle, and the model that filled in some of it. */
export const useVehicleForm = (vehicle: VehicleRecord | undefined, onSaved: (vehicle: VehicleRecord) => void) => {
  const [model, setModel] = useState<SupportedVehicle>();
  const form = useRecordForm({
    form: 'vehicles',
    fields: vehicleFields,
    record: vehicle,
    draftOf: (held) => writeDraft(vehicleFields, held),
    writes: useInjection(VehicleWrites),
    labels: useVehicleTexts().field,
    onSaved,
  });
  const { form: texts } = useVehicleTexts();
  const measure = useMeasure();
  const onFile = form.base && writeDraft(vehicleFields, form.base);
  const cautions = Object.entries(unusualValues(form.draft)).map(([path, most]) => {
    const field = fieldAt(vehicleFields, path);
    const unit = field && 'unit' in field ? field.unit : undefined;
    return [path, { caution: texts.unusual(measure(most, unit)) }] as const;
  });
  return {
    ...form,
    /** Fields that this kind of vehicle does not have. */
    without: givenByKind(form.draft.kind, onFile),
    cautions: Object.fromEntries(cautions),
    model,
    chooseModel: (chosen: SupportedVehicle | undefined) => {
      setModel(chosen);
      if (chosen) form.replace((held) => fillFromModel(held, chosen, model));
    },
  };
};
