import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';

/** How good the news of each status is. */
export const driverTones = {
  invited: 'open',
  active: 'good',
  on_leave: 'quiet',
  suspended: 'bad',
  left: 'quiet',
} as const satisfies Record<DriverStatus, string>;
