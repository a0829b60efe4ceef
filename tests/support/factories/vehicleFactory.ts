import { Factory } from 'fishery';
import type { VehicleRecord } from '../../../src/domain/vehicle/Vehicle.ts';
import { filledVehicleFacts } from './filledVehicleFacts.ts';

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
  compliance: 'missing',
  photo: undefined,
  documents: [],
}));
