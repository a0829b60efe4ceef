import type { RefusalReason } from '../failure/RefusalReason.ts';
import { pauseFields } from '../pause/pauseFields.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { DriverFacts } from './driverFields.ts';

export const driverStatuses = ['invited', 'active', 'on_leave', 'suspended', 'left'] as const;

/** A driver's status in the company; `left` is final (product §5). */
export type DriverStatus = (typeof driverStatuses)[number];

/** Why a move is not allowed; worded in the text catalogue. */
export type DriverMoveRefusal = Extract<RefusalReason, 'so_already' | 'has_left' | 'not_active' | 'no_phone'>;

/** `left` is final; leave and suspension end in `active` (product §5). */
const moves: Readonly<Record<DriverStatus, readonly DriverStatus[]>> = {
  invited: ['active', 'left'],
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

/** Why a driver cannot move to a status; undefined if they can. */
export const driverMoveRefusal = (
  { status, phone }: Pick<DriverFacts, 'phone'> & { readonly status: DriverStatus },
  to: DriverStatus,
): DriverMoveRefusal | undefined => {
  if (status === 'left') return 'has_left';
  if (status === to) return 'so_already';
  if (!moves[status].includes(to)) return 'not_active';
  return to === 'active' && phone === undefined ? 'no_phone' : undefined;
};

/** Why a driver is off the road, and when they are expected back. Sickness is health data, so it is an absence. */
export const driverPauseFields = pauseFields(['holiday', 'absence', 'training', 'papers', 'conduct', 'other']);

export type DriverPause = FactsOf<typeof driverPauseFields>;

/** Whether a driver of this status is off the road for a while, which may have a reason and an expected return. */
export const isDriverPause = (status: DriverStatus): boolean => status === 'on_leave' || status === 'suspended';
