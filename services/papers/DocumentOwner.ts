/** The vehicle or driver a document belongs to. */
export interface DocumentOwner {
  readonly kind: 'vehicle' | 'driver';
  readonly id: string;
}

/** The owner's column in table `document`. */
export const ownerColumn = { vehicle: 'vehicle_id', driver: 'driver_id' } as const;
