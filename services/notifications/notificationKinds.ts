/** What a fleet is told about its offers. */
const fleetKinds = [
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

/** What the people of a company may be told. */
export const kindsOf = (company: 'fleet' | 'office'): readonly NotificationKind[] =>
  company === 'fleet' ? fleetKinds : officeKinds;

const mailedAtFirst: ReadonlySet<NotificationKind> = new Set([
  'offer_countered',
  'offer_accepted',
  'not_selected',
  'offer_outdated',
  'offer_received',
  'counter_accepted',
  'load_booked',
  'request_expired',
  'carrier_fell_off',
]);

/** How a person is told until they choose: everything in the app, and what cannot wait also by mail. */
export const usualChannels = (kind: NotificationKind) => ({ inApp: true, mail: mailedAtFirst.has(kind) });
