/** What a document belongs to. */
export interface DocumentOwner {
  readonly kind: 'vehicle' | 'driver' | 'shipment';
  readonly id: string;
}

/** The owner's column in table `document`. */
export const ownerColumn = { vehicle: 'vehicle_id', driver: 'driver_id', shipment: 'shipment_id' } as const;

/** Whose documents are their papers. */
export interface PaperOwner extends DocumentOwner {
  readonly kind: 'vehicle' | 'driver';
}
