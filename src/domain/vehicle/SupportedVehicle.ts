import type { VehicleFacts } from './vehicleFields.ts';

/** A model on the market with what it usually carries. */
export type SupportedVehicle = Pick<
  VehicleFacts,
  'kind' | 'bodyType' | 'make' | 'model' | 'payloadKg' | 'grossWeightKg' | 'volumeM3' | 'palletPositions' | 'fuel'
>;
