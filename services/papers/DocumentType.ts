/** Document types of vehicles and drivers. `photo` is an image of either. */
export const documentTypes = [
  'registration',
  'insurance',
  'roadworthiness',
  'licence',
  'permit',
  'tachograph',
  'cpc',
  'medical',
  'adr',
  'photo',
  'other',
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Document types of shipments, of which `pod` is a proof of delivery. Public: never rename one. */
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

export type ShipmentDocumentType = (typeof shipmentDocumentTypes)[number];
