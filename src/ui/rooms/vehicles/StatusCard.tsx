import { VehiclePauses } from '../../../application/pauses/vehiclePauses.ts';
import { VehicleWrites } from '../../../application/vehicles/vehicleWrites.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import {
  isVehiclePause,
  statusesByHand,
  vehicleMoveRefusal,
  vehiclePauseFields,
} from '../../../domain/vehicle/VehicleStatus.ts';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { RecordPause } from '../../shared/record/RecordPause.tsx';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';

interface StatusCardProps {
  readonly vehicle: Vehicle;
  readonly mayWrite: boolean;
  /** False while only the list row is known: it may be stale. */
  readonly isRead: boolean;
}

/** A vehicle's status and the possible moves. */
export const StatusCard = ({ vehicle, mayWrite, isRead }: StatusCardProps) => {
  const { vehicleStatus } = useAdminTexts();
  const { list, move, retiring, pause } = useVehicleTexts();
  return (
    <RecordStatus
      record={vehicle}
      name={vehicle.fleetNo}
      writes={VehicleWrites}
      title={list.status}
      statuses={{ words: vehicleStatus, tones: vehicleTones }}
      moves={{
        to: mayWrite ? statusesByHand : [],
        words: move,
        refusalOf: (to) => vehicleMoveRefusal(vehicle.status, to),
      }}
      pause={
        isRead &&
        isVehiclePause(vehicle.status) && (
          <RecordPause
            key={vehicle.status}
            fields={vehiclePauseFields}
            record={vehicle}
            pauses={VehiclePauses}
            labels={pause.field}
            words={{ reason: pause.reason }}
            mayWrite={mayWrite}
          />
        )
      }
      final={{ status: 'retired', question: { ...retiring, title: retiring.title(vehicle.fleetNo) } }}
    />
  );
};
