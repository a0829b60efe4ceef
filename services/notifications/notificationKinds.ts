/** What a fleet is told of its offers, and then what a shipper is told of those it received. */
export const notificationKinds = [
  'offer_countered',
  'offer_accepted',
  'not_selected',
  'request_closed',
  'offer_rejected',
  'offer_outdated',
  'offer_received',
  'offer_revised',
  'offer_confirmed',
  'offer_withdrawn',
  'counter_accepted',
  'load_booked',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
