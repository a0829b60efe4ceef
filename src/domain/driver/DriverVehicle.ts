/** The vehicle somebody drives at present, as it is spoken of. */
export interface DriverVehicle {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
}
