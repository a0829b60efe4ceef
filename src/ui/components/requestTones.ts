import type { RequestStatus } from '../../domain/request/RequestStatus.ts';
import type { Tone } from './StatusBadge.tsx';

/** Badge tone of each status. */
export const requestTones = {
  draft: 'quiet',
  open: 'busy',
  awarded: 'good',
  withdrawn: 'stopped',
  expired: 'warning',
  cancelled: 'stopped',
} as const satisfies Record<RequestStatus, Tone>;
