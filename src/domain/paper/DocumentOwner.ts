/** Whose papers: the record a document is kept with. */
export interface DocumentOwner {
  readonly kind: 'vehicle' | 'driver';
  readonly id: string;
}
