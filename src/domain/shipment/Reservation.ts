/** What a carrier or a consignee may note of goods when taking them over (CMR articles 8 and 30). Public: never rename one. */
export const reservationCodes = [
  'packages_missing',
  'packages_wet',
  'packaging_torn',
  'packaging_crushed',
  'pallets_broken',
  'count_not_checked',
  'weight_not_checked',
  'loaded_by_sender',
  'temperature_at_loading',
  'seal_missing',
  'seal_number_differs',
  'marks_unreadable',
  'labels_ADR_missing',
  'load_securing_by_sender',
  'refused_to_sign',
] as const;

export type ReservationCode = (typeof reservationCodes)[number];

/** A ground, which the law wants stated: what is wrong, and how many or how warm where that is the ground. */
export interface Reservation {
  readonly code: ReservationCode;
  /** Of packages that are missing, and given for them alone. */
  readonly count?: number | undefined;
  /** In °C at loading, and given for that alone. */
  readonly celsius?: number | undefined;
}

/** How many packages may be missing, and between which degrees Celsius goods may be, both included. */
export const reservationLimits = {
  count: { least: 1, most: 99_999, decimals: 0 },
  celsius: { least: -60, most: 60, decimals: 1 },
} as const;
