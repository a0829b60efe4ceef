import { PaperRegister } from '../../application/papers/PaperRegister.ts';
import { useReading } from './useReading.ts';

/** Number of papers by status; for fleets only. */
export const usePaperCounts = (isFleet: boolean) =>
  useReading({
    port: PaperRegister,
    key: ['papers', 'counts'],
    read: isFleet ? (register, signal) => register.count(signal) : undefined,
  });
