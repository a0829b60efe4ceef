import { useState } from 'react';
import { MoveVehicle } from '../../../application/vehicles/moveVehicle.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';

interface Clash {
  readonly wanted: VehicleStatus;
  readonly theirs: VehicleRecord;
}

/** Gives a vehicle another status. A `clash` stands where somebody had changed the vehicle meanwhile. */
export const useMoveVehicle = (vehicle: VehicleRecord) => {
  const moveVehicle = useInjection(MoveVehicle);
  const [clash, setClash] = useState<Clash>();

  const task = useWriteTask<{ readonly to: VehicleStatus; readonly version: number }>(async ({ to, version }) => {
    const { kind, record } = await moveVehicle({ id: vehicle.id, version, to });
    setClash(kind === 'stale' ? { wanted: to, theirs: record } : undefined);
  });

  return {
    clash,
    pending: task.pending,
    move: (to: VehicleStatus) => void task.run({ to, version: vehicle.version }),
    /** After a clash: mine over theirs. */
    insist: () => clash && void task.run({ to: clash.wanted, version: clash.theirs.version }),
    yield: () => setClash(undefined),
  };
};
