/** The vehicle or driver a document belongs to. */
export interface DocumentOwner {
  readonly kind: 'vehicle' | 'driver';
  readonly id: string;
}
