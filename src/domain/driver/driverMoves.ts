import type { DriverStatus } from './DriverStatus.ts';

const moves: Readonly<Record<DriverStatus, readonly DriverStatus[]>> = {
  invited: ['active', 'left'],
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

/** The statuses a driver may move to: `left` is final, and leave or suspension ends in being active again (product §5). */
export const driverMoves = (status: DriverStatus): readonly DriverStatus[] => moves[status];
