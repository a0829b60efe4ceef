import type { VehicleFacts } from '../../../src/domain/vehicle/vehicleFields.ts';

/** All fields, so that one added to the table but not here does not compile. */
export const filledVehicleFacts: { readonly [Name in keyof VehicleFacts]: NonNullable<VehicleFacts[Name]> } = {
  fleetNo: 'RT-007',
  plate: 'B-GL 1204',
  plateCountry: 'DE',
  vin: 'WSM00000012345678',
  kind: 'rigid',
  bodyType: 'reefer',
  make: 'MAN',
  model: 'TGM 18.320',
  year: 2024,
  payloadKg: 9000,
  grossWeightKg: 18_000,
  volumeM3: 42.5,
  loadingLengthM: 7.2,
  palletPositions: 18,
  temperatureC: { min: -25, max: 12.5 },
  fuel: 'diesel',
  euroClass: 'euro_6',
  odometerKm: 182_400,
  adr: true,
};
