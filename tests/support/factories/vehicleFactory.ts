import { Factory } from 'fishery';
import type { VehicleRecord } from '../../../src/domain/vehicle/Vehicle.ts';
import type { VehicleFacts } from '../../../src/domain/vehicle/vehicleFields.ts';
import { documentFactory } from './documentFactory.ts';

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
  equipment: ['tail_lift', 'pallet_jack'],
  temperatureC: { min: -25, max: 12.5 },
  fuel: 'diesel',
  euroClass: 'euro_6',
  odometerKm: 182_400,
  adr: true,
};

/** A curtainsider trailer without papers, with the fields that a trailer has. */
export const vehicleFactory = Factory.define<VehicleRecord>(({ sequence }) => ({
  id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  version: 3,
  createdAt: '2025-11-01T09:00:00.000Z',
  updatedAt: '2025-12-20T09:00:00.000Z',
  ...filledVehicleFacts,
  fleetNo: `T-${String(sequence).padStart(3, '0')}`,
  plate: 'B-GL 1204',
  plateCountry: 'DE',
  vin: 'WSM00000012345678',
  make: 'Schmitz Cargobull',
  model: 'S.CS',
  year: 2022,
  kind: 'semi_trailer',
  bodyType: 'curtainsider',
  payloadKg: 27_000,
  grossWeightKg: 35_000,
  volumeM3: 91.5,
  palletPositions: 34,
  temperatureC: undefined,
  adr: false,
  fuel: 'none',
  euroClass: undefined,
  odometerKm: 182_400,
  status: 'available',
  pause: { reason: undefined, note: undefined, backOn: undefined },
  compliance: 'missing',
  photo: undefined,
  documents: [],
  assignment: { driver: undefined, trailer: undefined, behind: undefined },
}));

/** A vehicle with all optional fields filled. */
export const fullVehicleFactory = vehicleFactory.params({
  ...filledVehicleFacts,
  photo: documentFactory.build({ type: 'photo' }),
  documents: [documentFactory.build()],
});
