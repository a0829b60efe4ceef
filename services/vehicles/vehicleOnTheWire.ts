import { complianceAt } from '../papers/complianceAt.ts';
import type { documentOnTheWire } from '../papers/documentOnTheWire.ts';
import type { VehicleRow } from './VehicleRow.ts';

/** A vehicle as its company sees it in a list. */
export const vehicleOnTheWire = (
  row: VehicleRow,
  photo: ReturnType<typeof documentOnTheWire> | undefined,
  now: Date,
) => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  fleetNo: row.fleet_no,
  plate: row.plate,
  plateCountry: row.plate_country,
  vin: row.vin,
  make: row.make,
  model: row.model,
  year: row.year,
  kind: row.kind,
  bodyType: row.body_type,
  payloadKg: row.payload_kg,
  grossWeightKg: row.gross_weight_kg,
  volumeM3: row.volume_m3,
  palletPositions: row.pallet_positions,
  temperatureC: temperatureOf(row),
  adr: row.adr,
  fuel: row.fuel,
  euroClass: row.euro_class,
  odometerKm: row.odometer_km,
  status: row.status,
  compliance: complianceAt(row, now),
  photo: photo ?? null,
});

const temperatureOf = ({ temperature_min: min, temperature_max: max }: VehicleRow) =>
  min === null || max === null ? null : { min, max };
