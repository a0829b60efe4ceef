import type { BodyType } from './BodyType.ts';
import type { Fuel } from './Fuel.ts';
import type { VehicleKind } from './VehicleKind.ts';

/** A model on the market with what it usually carries; units as of VehicleFacts. */
export interface SupportedVehicle {
  readonly kind: VehicleKind;
  readonly bodyType: BodyType;
  readonly make: string;
  readonly model: string;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3?: number | undefined;
  readonly palletPositions?: number | undefined;
  readonly fuel: Fuel;
}
