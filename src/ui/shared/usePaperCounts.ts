import { PaperDesk } from '../../application/papers/PaperDesk.ts';
import { useReading } from './useReading.ts';

/** How many papers stand in which way; only a fleet has papers. */
export const usePaperCounts = (isFleet: boolean) =>
  useReading({
    port: PaperDesk,
    key: ['papers', 'counts'],
    read: isFleet ? (desk, signal) => desk.count(signal) : undefined,
  });
