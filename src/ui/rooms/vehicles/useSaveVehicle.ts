import { AddVehicle } from '../../../application/vehicles/addVehicle.ts';
import { ChangeVehicle } from '../../../application/vehicles/changeVehicle.ts';
import { readVehicleDraft } from '../../../domain/vehicle/readVehicleDraft.ts';
import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRecordWriting } from '../../shared/useRecordWriting.ts';
import { useSendingTask } from '../../shared/useSendingTask.ts';

interface VehicleWrite {
  readonly draft: VehicleDraft;
  /** The vehicle as the form knows it; undefined for a new one. */
  readonly over: VehicleRecord | undefined;
}

interface SavingOptions {
  readonly onSaved: (vehicle: VehicleRecord) => void;
  readonly onStale: (theirs: VehicleRecord) => void;
}

/** Saves what the vehicle form holds, as a new vehicle or over one that is there. */
export const useSaveVehicle = ({ onSaved, onStale }: SavingOptions) => {
  const addVehicle = useInjection(AddVehicle);
  const changeVehicle = useInjection(ChangeVehicle);
  const writing = useRecordWriting({ own: 'vehicles', alsoShownIn: ['drivers', 'papers'] });
  const { field } = useAdminTexts().vehicles;
  return useSendingTask<VehicleWrite>(async ({ draft, over }, key) => {
    const facts = readVehicleDraft(draft);
    if (!facts) return;
    const written = await writing(async () =>
      over
        ? changeVehicle({ id: over.id, version: over.version, facts }, key)
        : { kind: 'done' as const, record: await addVehicle(facts, key) },
    );
    if (written.kind === 'stale') onStale(written.record);
    else onSaved(written.record);
  }, field);
};
