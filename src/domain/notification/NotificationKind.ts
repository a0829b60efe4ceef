/** What a fleet is told about its offers. */
export const fleetKinds = [
  'offer_countered',
  'offer_accepted',
  'not_selected',
  'offer_outdated',
  'offer_rejected',
  'request_closed',
  'offer_expired',
] as const;

/** What a shipper is told about its requests. */
const officeKinds = [
  'offer_received',
  'offer_revised',
  'offer_confirmed',
  'offer_withdrawn',
  'counter_accepted',
  'counter_expired',
  'load_booked',
  'decision_soon',
  'request_expired',
  'carrier_fell_off',
] as const;

export const notificationKinds = [...fleetKinds, ...officeKinds] as const;

export type NotificationKind = (typeof notificationKinds)[number];
