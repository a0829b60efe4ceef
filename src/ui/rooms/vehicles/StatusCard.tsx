import { VehicleWrites } from '../../../application/vehicles/vehicleWrites.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { statusesByHand, vehicleMoveRefusal } from '../../../domain/vehicle/VehicleStatus.ts';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';

interface StatusCardProps {
  readonly vehicle: Vehicle;
  readonly mayWrite: boolean;
}

/** A vehicle's status and the possible moves. */
export const StatusCard = ({ vehicle, mayWrite }: StatusCardProps) => {
  const { vehicleStatus } = useAdminTexts();
  const { list, move, retiring } = useVehicleTexts();
  return (
    <RecordStatus
      record={vehicle}
      writes={VehicleWrites}
      title={list.status}
      statuses={{ words: vehicleStatus, tones: vehicleTones }}
      moves={{
        to: mayWrite ? statusesByHand : [],
        words: move,
        refusalOf: (to) => vehicleMoveRefusal(vehicle.status, to),
      }}
      final={{ status: 'retired', question: { ...retiring, title: retiring.title(vehicle.fleetNo) } }}
    />
  );
};
