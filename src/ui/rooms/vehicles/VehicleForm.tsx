import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { RecordForm } from '../../components/record/RecordForm.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleForm } from './useVehicleForm.ts';
import { BuildFields } from './BuildFields.tsx';
import { CapacityFields } from './CapacityFields.tsx';
import { EngineFields } from './EngineFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { ModelChooser } from './ModelChooser.tsx';
import { TemperatureFields } from './TemperatureFields.tsx';
import { useDraftWords } from './useDraftWords.ts';

interface VehicleFormProps {
  /** The vehicle to be changed; without it a new one is made. */
  readonly vehicle?: VehicleRecord;
  readonly onSaved: (vehicle: VehicleRecord) => void;
  readonly onLeave: () => void;
}

/** One form for a new and for a changed vehicle, in sections. */
export const VehicleForm = ({ vehicle, onSaved, onLeave }: VehicleFormProps) => {
  const { form: words, field: labels } = useAdminTexts().vehicles;
  const form = useVehicleForm({ vehicle, onSaved });
  const wordOf = useDraftWords();

  const row = (theirs: VehicleDraft) => (name: keyof VehicleDraft) => ({
    label: labels[name],
    mine: wordOf(name, form.draft[name]),
    theirs: wordOf(name, theirs[name]),
  });

  return (
    <>
      <RecordForm
        {...form.form}
        submit={vehicle ? words.save : words.saveNew}
        cancel={words.cancel}
        busy={form.pending}
        onCancel={() => form.leave(onLeave)}
      >
        {form.restored && <RestoredNote {...form.restored} />}
        <ModelChooser chosen={form.model} onChoose={form.chooseModel} />
        <IdentityFields field={form.field} />
        <BuildFields field={form.field} />
        <CapacityFields field={form.field} />
        <TemperatureFields field={form.field} />
        <EngineFields field={form.field} />
      </RecordForm>
      {form.clash && (
        <ConflictDialogue
          rows={form.clash.fields.map(row(form.clash.theirDraft))}
          busy={form.pending}
          onTakeTheirs={form.clash.takeTheirs}
          onSaveMine={form.clash.saveMine}
          onClose={form.clash.close}
        />
      )}
    </>
  );
};
