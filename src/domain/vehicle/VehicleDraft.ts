/** What the vehicle form holds: every field as it was typed, named as the vehicles service names it. */
export interface VehicleDraft {
  readonly fleetNo: string;
  readonly plate: string;
  readonly plateCountry: string;
  readonly vin: string;
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly kind: string;
  readonly bodyType: string;
  readonly payloadKg: string;
  readonly grossWeightKg: string;
  readonly volumeM3: string;
  readonly palletPositions: string;
  readonly 'temperatureC.min': string;
  readonly 'temperatureC.max': string;
  /** `yes` or empty. */
  readonly adr: string;
  readonly fuel: string;
  readonly euroClass: string;
  readonly odometerKm: string;
}
