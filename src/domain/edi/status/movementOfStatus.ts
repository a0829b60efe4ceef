import type { FileStatus } from './FileEvent.ts';
import type { Movement } from './Movement.ts';

/** How each status of a file moves a shipment; null for one that moves nothing. */
export const movementOfStatus = {
  booked: null,
  to_pickup: 'dispatched',
  arrived_pickup: 'arrived',
  arrived_delivery: 'arrived',
  arrived: 'arrived',
  departed_pickup: 'departed',
  departed_delivery: 'departed',
  departed: 'departed',
  delivered: 'delivered',
  loaded: null,
  on_the_way: null,
  expected: null,
  delayed: null,
  attempt_failed: null,
  refused: null,
  damaged: null,
  returned: null,
  cancelled: null,
  unknown: null,
} as const satisfies Record<FileStatus, Movement | null>;
