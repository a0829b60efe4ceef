import { useState } from 'react';
import { DriverWrites } from '../../../application/drivers/driverWrites.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import type { DriverRecord, DriverVehicle } from '../../../domain/driver/Driver.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNamedVehicle } from './useNamedVehicle.ts';

/** Form of a driver and their vehicle. A new driver's language defaults to the user's. */
export const useDriverForm = (driver: DriverRecord | undefined, onSaved: (driver: DriverRecord) => void) => {
  const [language = 'en'] = useLocale().split('-');
  const [chosen, setChosen] = useState<DriverVehicle>();
  const form = useRecordForm({
    form: 'drivers',
    fields: driverFields,
    record: driver,
    draftOf: (held) =>
      held ? writeDraft(driverFields, held) : { ...writeDraft(driverFields), language, employment: 'employee' },
    writes: useInjection(DriverWrites),
    labels: useDriverTexts().field,
    onSaved,
  });
  const known = [chosen, form.base?.currentVehicle, form.conflict?.theirs.currentVehicle];
  const vehicle = useNamedVehicle(form.draft.currentVehicleId || undefined, known);
  return {
    ...form,
    vehicle,
    /** Vehicles that a conflict may mention. */
    vehicles: vehicle.kind === 'named' ? [...known, vehicle.vehicle] : known,
    chooseVehicle: (wanted: DriverVehicle | undefined) => {
      setChosen(wanted);
      form.field('currentVehicleId').onChange(wanted?.id ?? '');
    },
  };
};
