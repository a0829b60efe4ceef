import type { VehicleDraft, VehicleFacts } from './vehicleFields.ts';

const named = ['kind', 'bodyType', 'make', 'model', 'fuel'] as const;
const usual = ['payloadKg', 'grossWeightKg', 'volumeM3', 'palletPositions'] as const;

/** A common model and what it usually carries. */
export type SupportedVehicle = Pick<VehicleFacts, (typeof named)[number] | (typeof usual)[number]>;

/** Models sorted by make, then model. */
export const modelsByName = (models: readonly SupportedVehicle[]): readonly SupportedVehicle[] =>
  models.toSorted((one, other) => one.make.localeCompare(other.make) || one.model.localeCompare(other.model));

/**
 * Fills a draft from a chosen model: always make and model, the rest only where nothing was typed or the previously
 * chosen model had filled it in.
 */
export const fillFromModel = (
  draft: VehicleDraft,
  model: SupportedVehicle,
  before: SupportedVehicle | undefined,
): VehicleDraft => {
  const filled: Record<keyof VehicleDraft, string> = { ...draft };
  for (const field of named) filled[field] = model[field];
  for (const field of usual) {
    const isOwn = draft[field].trim() !== '' && draft[field] !== String(before?.[field] ?? '');
    if (!isOwn) filled[field] = String(model[field] ?? '');
  }
  return filled;
};
