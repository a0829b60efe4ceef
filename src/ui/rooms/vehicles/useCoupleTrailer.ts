import { useState } from 'react';
import { CoupleTrailer } from '../../../application/vehicles/coupleTrailer.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';

/** Couples and uncouples a trailer; `isStale` if somebody else changed the vehicle first. */
export const useCoupleTrailer = (vehicle: Pick<VehicleRecord, 'id' | 'version'>) => {
  const coupleTrailer = useInjection(CoupleTrailer);
  const { assignment } = useVehicleTexts();
  const [isStale, setStale] = useState(false);
  const task = useWriteTask<string | undefined>(
    async (trailerId) => {
      const written = await coupleTrailer(vehicle, trailerId);
      setStale(written.kind === 'conflict');
    },
    { trailerId: assignment.trailer },
  );
  return { isStale, pending: task.pending, couple: (trailerId: string | undefined) => void task.run(trailerId) };
};
