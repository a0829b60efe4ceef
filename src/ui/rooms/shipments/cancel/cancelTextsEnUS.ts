/** Texts on ending a shipment that the dialog of both sides needs, in American English. */
export const cancelTextsEnUS = {
  onTheWay: 'The truck is already on its way to the pickup.',
  there: 'The truck is already waiting at the pickup.',
  noFault: 'It costs you nothing, because no truck was assigned in time.',
  expired: 'The first pickup window is over, so the request has expired. Publish it again with new times.',
  note: { carrier: 'Note to the shipper', shipper: 'Note to the carrier' },
  noteHint: 'Both companies see it under Events.',
  taken: 'The load is yours again.',
  openRequest: 'Open request',
} as const;
