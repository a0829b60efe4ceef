/** What a truck may have run on. */
export interface FuelChoice {
  readonly key: string;
  readonly name: string;
  /** `kg/l`, `kg/kg` or `kg/kWh`. */
  readonly unit: string;
  /** Kilograms of CO2e per unit, well to wheel. */
  readonly wtw: number;
}

/** A shipment that may have been on the trip. */
export interface TripShipment {
  readonly id: string;
  readonly reference: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly pickupAt: string;
  readonly massKg: number;
  readonly tkm: number;
  readonly isMeasured: boolean;
}

/** What a fleet needs to enter the fuel of a trip. */
export interface TripFuel {
  /** Whether the shipment is delivered, and by a truck. */
  readonly isOver: boolean;
  readonly plate: string | undefined;
  readonly fuels: readonly FuelChoice[];
  /** What was entered last. */
  readonly entry:
    { readonly fuel: string; readonly amount: number; readonly shipmentIds: readonly string[] } | undefined;
  readonly shipments: readonly TripShipment[];
  readonly mostShipments: number;
}
