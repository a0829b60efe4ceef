import type { VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { Tone } from './StatusBadge.tsx';

/** Badge tone of each status. */
export const vehicleTones = {
  available: 'good',
  assigned: 'open',
  in_use: 'busy',
  maintenance: 'warning',
  out_of_service: 'stopped',
  retired: 'quiet',
} as const satisfies Record<VehicleStatus, Tone>;
