import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';
import type { Tone } from './StatusBadge.tsx';

/** Badge tone of each status. */
export const driverTones = {
  invited: 'open',
  active: 'good',
  on_leave: 'quiet',
  suspended: 'stopped',
  left: 'quiet',
} as const satisfies Record<DriverStatus, Tone>;
