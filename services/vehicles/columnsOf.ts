import type { VehicleDraft } from './vehicleDraft.ts';
import { vehicleEntries } from './vehicleFields.ts';

/** What a draft says of a vehicle, as the table holds it. */
export const columnsOf = ({ temperatureC, ...draft }: VehicleDraft) => ({
  ...vehicleEntries.columnsOf(draft),
  temperature_min: temperatureC?.min ?? null,
  temperature_max: temperatureC?.max ?? null,
});
