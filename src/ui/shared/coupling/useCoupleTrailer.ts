import { useState } from 'react';
import { CoupleTrailer } from '../../../application/coupling/coupleTrailer.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** Couples and uncouples a trailer; `isStale` if somebody else changed the vehicle first. */
export const useCoupleTrailer = (vehicle: Pick<VehicleRecord, 'id' | 'version'>, label: string) => {
  const coupleTrailer = useInjection(CoupleTrailer);
  const [isStale, setStale] = useState(false);
  const task = useWriteTask<string | undefined>(
    async (trailerId) => {
      const written = await coupleTrailer(vehicle, trailerId);
      setStale(written.kind === 'conflict');
    },
    { trailerId: label },
  );
  return { isStale, pending: task.pending, couple: (trailerId: string | undefined) => void task.run(trailerId) };
};
