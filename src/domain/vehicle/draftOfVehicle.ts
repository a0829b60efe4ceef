import type { VehicleDraft } from './VehicleDraft.ts';
import type { VehicleFacts } from './VehicleFacts.ts';

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** A vehicle as the form shows it. */
export const draftOfVehicle = (facts: VehicleFacts): VehicleDraft => ({
  fleetNo: facts.fleetNo,
  plate: facts.plate,
  plateCountry: facts.plateCountry,
  vin: text(facts.vin),
  make: facts.make,
  model: facts.model,
  year: text(facts.year),
  kind: facts.kind,
  bodyType: facts.bodyType,
  payloadKg: text(facts.payloadKg),
  grossWeightKg: text(facts.grossWeightKg),
  volumeM3: text(facts.volumeM3),
  palletPositions: text(facts.palletPositions),
  'temperatureC.min': text(facts.temperatureC?.min),
  'temperatureC.max': text(facts.temperatureC?.max),
  adr: facts.adr ? 'yes' : '',
  fuel: facts.fuel,
  euroClass: text(facts.euroClass),
  odometerKm: text(facts.odometerKm),
});
