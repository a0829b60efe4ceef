/** Documents of shipments, of which `pod` is a proof of delivery. */
export const shipmentDocumentTypes = [
  'pod',
  'cmr',
  'delivery_note',
  'packing_list',
  'weight_note',
  'customs',
  'temperature_log',
  'damage',
  'other',
] as const;

export const proofStandings = ['to_verify', 'verified', 'rejected'] as const;

/** A document of a shipment, with the files that were added together. Instants are RFC 3339. */
export interface ShipmentDocument {
  readonly id: string;
  readonly type: (typeof shipmentDocumentTypes)[number];
  readonly side: 'shipper' | 'carrier';
  readonly stop: number | undefined;
  readonly createdAt: string;
  /** Of a proof of delivery: when the goods were handed over, to whom, and how many packages. */
  readonly at: string | undefined;
  readonly recipient: string | undefined;
  readonly packages: { readonly delivered: number; readonly short: number; readonly damaged: number } | undefined;
  readonly note: string | undefined;
  /** What the recipient drew (`signaturePath`). */
  readonly signature: string | undefined;
  /** What the shipper made of a proof of delivery; undefined for other documents. */
  readonly standing: (typeof proofStandings)[number] | undefined;
  readonly rejected: { readonly at: string; readonly reason: string; readonly note: string | undefined } | undefined;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly mime: string;
    /** In bytes. */
    readonly size: number;
    /** In hexadecimal. */
    readonly sha256: string;
  }[];
}
