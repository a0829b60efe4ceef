/** Texts on how a shipper treats trucks, in American English. */
export const conductTextsEnUS = {
  name: 'Name',
  stay: 'Time at a stop',
  stays: (median: string, most: string) => `Half within ${median}, 9 in 10 within ${most}`,
  stops: (count: string, days: string) => `${count} stops by other fleets in ${days} days`,
  lastStops: (count: string) => `Last ${count} stops by other fleets`,
  waiting: 'Waiting charges',
  accepted: (accepted: string, charged: string) => `${accepted} of ${charged} accepted`,
  fewCharges: 'Few charges to go by',
  cancelled: 'Canceled after dispatch',
  ofShipments: (cancelled: string, count: string) => `${cancelled} of ${count} shipments`,
  ofLastShipments: (cancelled: string, count: string) => `${cancelled} of the last ${count} shipments`,
  tooFew: 'Too few to tell',
} as const;
