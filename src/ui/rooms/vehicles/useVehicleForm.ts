import { useState } from 'react';
import { checkVehicle } from '../../../domain/vehicle/checkVehicle.ts';
import { emptyVehicleDraft } from '../../../domain/vehicle/emptyVehicleDraft.ts';
import { fillFromModel } from '../../../domain/vehicle/fillFromModel.ts';
import type { SupportedVehicle } from '../../../domain/vehicle/SupportedVehicle.ts';
import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { draftOfVehicle } from '../../../domain/vehicle/draftOfVehicle.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useClash } from '../../shared/useClash.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useSaveVehicle } from './useSaveVehicle.ts';
import { useYear } from '../../shared/useYear.ts';

interface VehicleFormOptions {
  /** The vehicle to be changed; undefined for a new one. */
  readonly vehicle: VehicleRecord | undefined;
  readonly onSaved: (vehicle: VehicleRecord) => void;
}

/**
 * What a person types about a vehicle, and the model that filled in some of it. `clash` is there where somebody saved the vehicle
 * meanwhile, also right away if that was before the draft was restored.
 */
export const useVehicleForm = ({ vehicle, onSaved }: VehicleFormOptions) => {
  const words = useAdminTexts().vehicles.problems;
  const year = useYear();
  const [over, setOver] = useState(vehicle);
  const before = over ? draftOfVehicle(over) : emptyVehicleDraft;
  const begun = useFoundDraft('vehicle', before, over?.version);
  const [model, setModel] = useState<SupportedVehicle>();

  const saving = useSaveVehicle({
    onSaved: (saved) => {
      drop();
      onSaved(saved);
    },
    onStale: (latest) => meet(latest),
  });
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: (typed: VehicleDraft) => checkVehicle(typed, year),
    words,
    task: { ...saving, run: (typed) => saving.run({ draft: typed, over }) },
  });

  const { leave, drop, restored } = useKeptDraft(begun, {
    draft,
    before,
    version: over?.version,
    undo: () => replace(before),
  });

  const { meet, clash } = useClash({
    outdatedBy: begun.isOutdated ? vehicle : undefined,
    draft,
    before,
    draftOf: draftOfVehicle,
    replace,
    onSettled: setOver,
    save: (mine, theirs) => void saving.run({ draft: mine, over: theirs }),
  });

  return {
    draft,
    field,
    form,
    pending: saving.pending,
    leave,
    restored,
    model,
    chooseModel: (chosen: SupportedVehicle | undefined) => {
      setModel(chosen);
      if (chosen) replace((held) => fillFromModel(held, chosen, model));
    },
    clash,
  };
};
