import type { VehicleDraft } from './vehicleDraft.ts';
import { vehicleEntries } from './vehicleFields.ts';

/** Converts a draft to columns. */
export const columnsOf = ({ temperatureC, ...draft }: VehicleDraft) => ({
  ...vehicleEntries.columnsOf(draft),
  temperature_min: temperatureC?.min ?? null,
  temperature_max: temperatureC?.max ?? null,
});
