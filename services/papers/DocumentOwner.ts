/** The vehicle or driver a document is kept with. */
export interface DocumentOwner {
  readonly kind: 'vehicle' | 'driver';
  readonly id: string;
}

/** The column of table `document` that names the owner. */
export const ownerColumn = { vehicle: 'vehicle_id', driver: 'driver_id' } as const;
