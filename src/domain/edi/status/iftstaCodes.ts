import type { FileStatus } from './FileEvent.ts';
import type { EdiReason, EdiStatus } from './statusCodes.ts';

/** What happened (EDIFACT 4405, of Recommendation 24). Whether a truck arrived at a pickup or a delivery, the place tells. */
export const iftstaCodes = {
  booked: '6',
  arrived_pickup: '1',
  departed_pickup: '24',
  delayed: '20',
  arrived_delivery: '1',
  delivered: '21',
  departed_delivery: '24',
  refused: '77',
  damaged: '18',
  cancelled: '7',
} as const satisfies Record<EdiStatus, string>;

/** What partners may send beside that. */
export const iftstaStatuses: Readonly<Record<string, FileStatus>> = {
  '1': 'arrived',
  '6': 'booked',
  '7': 'cancelled',
  '18': 'damaged',
  '20': 'delayed',
  '21': 'delivered',
  '22': 'delivered',
  '23': 'attempt_failed',
  '24': 'departed',
  '31': 'on_the_way',
  '48': 'loaded',
  '56': 'attempt_failed',
  '64': 'to_pickup',
  '77': 'refused',
  '82': 'returned',
};

/**
 * Why (EDIFACT 9013), as near as that list comes: a closed road is a transit delay, a border an examination by an authority, an accident
 * a damaged truck. What it has no word for is told without a reason.
 */
export const iftstaReasons = {
  weather: '63',
  traffic: '58',
  border: '24',
  breakdown: '35',
  shipper_not_ready: '43',
  consignee_closed: '7',
  consignee_refused: '49',
  no_papers: '37',
  accident: '34',
} as const satisfies Partial<Record<EdiReason, string>>;
