import { Factory } from 'fishery';
import type { SupportedVehicle } from '../../../src/domain/vehicle/SupportedVehicle.ts';

export const supportedVehicleFactory = Factory.define<SupportedVehicle>(() => ({
  kind: 'rigid',
  bodyType: 'box',
  make: 'Mercedes-Benz',
  model: 'Atego 1223',
  payloadKg: 5_800,
  grossWeightKg: 11_990,
  volumeM3: 42.5,
  palletPositions: 17,
  fuel: 'diesel',
}));
