import { useState } from 'react';
import { MoveVehicle } from '../../../application/vehicles/moveVehicle.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordWriting } from '../../shared/useRecordWriting.ts';
import { useTask } from '../../shared/useTask.ts';

interface Clash {
  readonly wanted: VehicleStatus;
  readonly theirs: VehicleRecord;
}

/** Gives a vehicle another status. A `clash` stands where somebody had changed the vehicle meanwhile. */
export const useMoveVehicle = (vehicle: VehicleRecord) => {
  const moveVehicle = useInjection(MoveVehicle);
  const writing = useRecordWriting({ own: 'vehicles', alsoShownIn: ['drivers', 'papers'] });
  const [clash, setClash] = useState<Clash>();

  const task = useTask<{ readonly to: VehicleStatus; readonly version: number }>(async ({ to, version }) => {
    const { kind, record } = await writing(() => moveVehicle({ id: vehicle.id, version, to }));
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
