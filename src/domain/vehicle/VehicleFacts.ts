import type { BodyType } from './BodyType.ts';
import type { EuroClass } from './EuroClass.ts';
import type { Fuel } from './Fuel.ts';
import type { VehicleKind } from './VehicleKind.ts';

/** What a fleet writes down about a vehicle. Masses in kg, volume in m³, temperatures in °C, distance in km. */
export interface VehicleFacts {
  readonly fleetNo: string;
  readonly plate: string;
  /** ISO 3166-1 alpha-2. */
  readonly plateCountry: string;
  readonly vin?: string | undefined;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly kind: VehicleKind;
  readonly bodyType: BodyType;
  readonly payloadKg: number;
  readonly grossWeightKg: number;
  readonly volumeM3?: number | undefined;
  readonly palletPositions?: number | undefined;
  readonly temperatureC?: { readonly min: number; readonly max: number } | undefined;
  /** Whether it may carry dangerous goods. */
  readonly adr: boolean;
  readonly fuel: Fuel;
  readonly euroClass?: EuroClass | undefined;
  readonly odometerKm: number;
}
