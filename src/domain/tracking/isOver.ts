import type { TrackedStatus } from './Tracking.ts';

/** Whether nothing is to come any more. */
export const isOver = (status: TrackedStatus): boolean => status === 'delivered' || status === 'cancelled';
