import type { SupportedVehicle } from './SupportedVehicle.ts';

/** Models on the market by make, then model. */
export const modelsByName = (models: readonly SupportedVehicle[]): readonly SupportedVehicle[] =>
  models.toSorted((one, other) => one.make.localeCompare(other.make) || one.model.localeCompare(other.model));
