import { PaperDesk } from '../../application/papers/PaperDesk.ts';
import { useReading } from './useReading.ts';

/** Number of papers by status; for fleets only. */
export const usePaperCounts = (isFleet: boolean) =>
  useReading({
    port: PaperDesk,
    key: ['papers', 'counts'],
    read: isFleet ? (desk, signal) => desk.count(signal) : undefined,
  });
