import type { Updateable } from 'kysely';
import type { VehicleDraft } from './vehicleDraft.ts';
import type { VehicleTable } from './VehicleTable.ts';

/** What a draft says of a vehicle, as the table holds it. */
export const columnsOf = (draft: VehicleDraft) =>
  ({
    fleet_no: draft.fleetNo,
    plate: draft.plate,
    plate_country: draft.plateCountry,
    vin: draft.vin,
    make: draft.make,
    model: draft.model,
    year: draft.year,
    kind: draft.kind,
    body_type: draft.bodyType,
    payload_kg: draft.payloadKg,
    gross_weight_kg: draft.grossWeightKg,
    volume_m3: draft.volumeM3,
    pallet_positions: draft.palletPositions,
    temperature_min: draft.temperatureC?.min ?? null,
    temperature_max: draft.temperatureC?.max ?? null,
    adr: draft.adr,
    fuel: draft.fuel,
    euro_class: draft.euroClass,
    odometer_km: draft.odometerKm,
  }) satisfies Updateable<VehicleTable>;
