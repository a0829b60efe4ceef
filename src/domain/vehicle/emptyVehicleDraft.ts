import type { VehicleDraft } from './VehicleDraft.ts';

/** The form of a vehicle that is not there yet. */
export const emptyVehicleDraft: VehicleDraft = {
  fleetNo: '',
  plate: '',
  plateCountry: '',
  vin: '',
  make: '',
  model: '',
  year: '',
  kind: '',
  bodyType: '',
  payloadKg: '',
  grossWeightKg: '',
  volumeM3: '',
  palletPositions: '',
  'temperatureC.min': '',
  'temperatureC.max': '',
  adr: '',
  fuel: '',
  euroClass: '',
  odometerKm: '',
};
