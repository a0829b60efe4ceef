/** What a carrier is told about loads, its offers and shipments. */
const carrierKinds = [
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

/** What a fleet is told. */
export const fleetKinds = [...carrierKinds, ...partyKinds] as const;

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

/** What is told of the statement of a shipment. */
export const statementKinds = [
  'statement_approved',
  'statement_disputed',
  'statement_paid',
  'statement_to_approve',
  'payment_confirmed',
  'payment_missing',
] as const satisfies readonly NotificationKind[];

export const notificationKinds = [...fleetKinds, ...officeKinds] as const;

export type NotificationKind = (typeof notificationKinds)[number];
