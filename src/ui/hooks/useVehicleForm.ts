import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../domain/failure/fieldErrors.ts';
import { changesBetween } from '../../domain/record/changesBetween.ts';
import { mergeOver } from '../../domain/record/mergeOver.ts';
import { checkVehicle } from '../../domain/vehicle/checkVehicle.ts';
import { emptyVehicleDraft } from '../../domain/vehicle/emptyVehicleDraft.ts';
import { fillFromModel } from '../../domain/vehicle/fillFromModel.ts';
import type { SupportedVehicle } from '../../domain/vehicle/SupportedVehicle.ts';
import type { VehicleDraft } from '../../domain/vehicle/VehicleDraft.ts';
import { vehicleDraftOf } from '../../domain/vehicle/vehicleDraftOf.ts';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useVehicleSaving } from './useVehicleSaving.ts';
import { useYear } from './useYear.ts';

type Field = keyof VehicleDraft;

interface VehicleFormOptions {
  /** The vehicle to be changed; undefined for a new one. */
  readonly vehicle: VehicleRecord | undefined;
  readonly onSaved: (vehicle: VehicleRecord) => void;
}

const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
};

const draftOf = (vehicle: VehicleRecord | undefined): VehicleDraft =>
  vehicle ? vehicleDraftOf(vehicle) : emptyVehicleDraft;

/**
 * What a person types about a vehicle: checked by the domain's rules when a field is left and when it is sent, with what
 * the service refused beside the fields it named. Where somebody saved the vehicle meanwhile, `clash` holds both sides; so it
 * does at once where that was before what had been typed came back.
 */
export const useVehicleForm = ({ vehicle, onSaved }: VehicleFormOptions) => {
  const words = useAdminTexts().vehicles.problems;
  const year = useYear();
  const [over, setOver] = useState(vehicle);
  const before = draftOf(over);
  const begun = useFoundDraft('vehicle', before, over?.version);
  const [draft, setDraft] = useState(begun.initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<VehicleDraft>();
  const [theirs, setTheirs] = useState(begun.isOutdated ? vehicle : undefined);
  const [model, setModel] = useState<SupportedVehicle>();

  const problems = checkVehicle(draft, year);

  const { leave, drop, restored } = useKeptDraft(begun, {
    draft,
    before,
    version: over?.version,
    undo: () => setDraft(before),
  });
  const saving = useVehicleSaving({
    onSaved: (saved) => {
      drop();
      onSaved(saved);
    },
    onStale: (latest) => {
      setDraft((mine) => mergeOver(before, mine, vehicleDraftOf(latest)));
      setTheirs(latest);
    },
  });
  const refusals = fieldErrors(saving.failure, Object.keys(emptyVehicleDraft)).beside;

  const problemOf = (name: Field): string | undefined => {
    const problem = left.has(name) ? problems[name] : undefined;
    if (problem) return words[problem];
    return sent?.[name] === draft[name] ? refusals[name] : undefined;
  };

  const set = (name: Field, value: string): void => setDraft((held) => ({ ...held, [name]: value }));
  const leaveField = (name: Field): void => {
    if (draft[name] !== '') setLeft((held) => new Set(held).add(name));
  };
  const field = (name: Field) => ({
    name,
    value: draft[name],
    problem: problemOf(name),
    onChange: (value: string) => set(name, value),
    onBlur: () => leaveField(name),
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(Object.keys(draft)));
    if (Object.keys(problems).length > 0) return focusFirstInvalid(form);
    setSent(draft);
    if (!(await saving.run({ draft, over }))) focusFirstInvalid(form);
  };

  const settle = (held: VehicleDraft): void => {
    setOver(theirs);
    setDraft(held);
    setTheirs(undefined);
  };

  return {
    draft,
    field,
    set,
    form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
    pending: saving.pending,
    leave,
    restored,
    model,
    chooseModel: (chosen: SupportedVehicle | undefined) => {
      setModel(chosen);
      if (chosen) setDraft((held) => fillFromModel(held, chosen, model));
    },
    clash: theirs && {
      theirs: vehicleDraftOf(theirs),
      fields: changesBetween(draft, vehicleDraftOf(theirs)),
      takeTheirs: () => settle(vehicleDraftOf(theirs)),
      saveMine: () => {
        settle(draft);
        void saving.run({ draft, over: theirs });
      },
      close: () => settle(draft),
    },
  };
};
