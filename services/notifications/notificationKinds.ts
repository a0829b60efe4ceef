/** What a fleet is told about loads, its offers and shipments. */
const fleetKinds = [
  'load_asked',
  'loads_matched',
  'watched_changed',
  'watched_gone',
  'watched_back',
  'offer_countered',
  'offer_accepted',
  'not_selected',
  'offer_live_again',
  'offer_outdated',
  'offer_rejected',
  'request_closed',
  'offer_expired',
  'assign_soon',
  'pod_rejected',
  'waiting_accepted',
  'waiting_disputed',
  'shipment_cancelled',
  'statement_approved',
  'statement_disputed',
  'statement_paid',
] as const;

/** What both parties of a shipment are told. */
const partyKinds = [
  'assign_missed',
  'shipment_late',
  'shipment_problem',
  'shipment_held',
  'shipment_completed',
] as const;

/** What a shipper is told about its requests and shipments. */
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
  'truck_assigned',
  'truck_changed',
  'truck_taken_off',
  'shipment_delayed',
  'stop_skipped',
  'shipment_delivered',
  'pod_to_verify',
  'statement_to_approve',
  'payment_confirmed',
  'payment_missing',
] as const;

export const notificationKinds = [...fleetKinds, ...partyKinds, ...officeKinds] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What the people of a company may be told. */
export const kindsOf = (company: 'fleet' | 'office'): readonly NotificationKind[] =>
  company === 'fleet' ? [...fleetKinds, ...partyKinds] : [...partyKinds, ...officeKinds];

const ofShipments: ReadonlySet<NotificationKind> = new Set([
  ...partyKinds,
  'assign_soon',
  'pod_rejected',
  'waiting_accepted',
  'waiting_disputed',
  'shipment_cancelled',
  'truck_assigned',
  'truck_changed',
  'truck_taken_off',
  'shipment_delayed',
  'stop_skipped',
  'shipment_delivered',
  'pod_to_verify',
]);

/** Whether a kind of news is about a shipment. */
export const isOfShipment = (kind: NotificationKind): boolean => ofShipments.has(kind);

const ofLoads: ReadonlySet<NotificationKind> = new Set([
  'load_asked',
  'watched_changed',
  'watched_gone',
  'watched_back',
]);

/** Whether a kind of news is about a load that the fleet may have no offer for. */
export const isOfLoad = (kind: NotificationKind): boolean => ofLoads.has(kind);

const ofStatements: ReadonlySet<NotificationKind> = new Set([
  'statement_approved',
  'statement_disputed',
  'statement_paid',
  'statement_to_approve',
  'payment_confirmed',
  'payment_missing',
]);

/** Whether a kind of news is about the statement of a shipment. */
export const isOfStatement = (kind: NotificationKind): boolean => ofStatements.has(kind);

const mailedAtFirst: ReadonlySet<NotificationKind> = new Set([
  'load_asked',
  'offer_live_again',
  'assign_soon',
  'assign_missed',
  'stop_skipped',
  'offer_countered',
  'offer_accepted',
  'not_selected',
  'offer_outdated',
  'offer_received',
  'counter_accepted',
  'load_booked',
  'request_expired',
  'carrier_fell_off',
  'pod_rejected',
  'waiting_disputed',
  'shipment_cancelled',
  'shipment_late',
  'shipment_problem',
  'truck_changed',
  'pod_to_verify',
  'statement_to_approve',
  'statement_disputed',
  'payment_missing',
]);

/** How a person is told until they choose: everything in the app, and what cannot wait also by mail. */
export const usualChannels = (kind: NotificationKind) => ({ inApp: true, mail: mailedAtFirst.has(kind) });
