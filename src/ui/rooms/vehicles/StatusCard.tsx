import { MoveVehicle } from '../../../application/vehicles/moveVehicle.ts';
import { statusesByHand, vehicleMoveRefusal } from '../../../domain/vehicle/VehicleStatus.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { VehicleStatusBadge } from './VehicleStatusBadge.tsx';

interface StatusCardProps {
  readonly vehicle: VehicleRecord;
  readonly mayWrite: boolean;
}

/** Whether a vehicle works, and what a person may make of that. */
export const StatusCard = ({ vehicle, mayWrite }: StatusCardProps) => {
  const { vehicleStatus: status } = useAdminTexts();
  const { move: words, refusal, list } = useVehicleTexts();
  const { retireTitle, retireText: text, retireYes: yes, retireNo: no } = words;
  const moves = statusesByHand
    .filter((to) => mayWrite && to !== vehicle.status)
    .map((to) => {
      const refused = vehicleMoveRefusal(vehicle.status, to);
      return { to, label: words[to], refusal: refused && refusal[refused], isFinal: to === 'retired' };
    });
  return (
    <RecordStatus
      record={vehicle}
      useCase={MoveVehicle}
      title={list.status}
      badge={<VehicleStatusBadge status={vehicle.status} />}
      words={status}
      moves={moves}
      question={{ title: retireTitle(vehicle.fleetNo), text, yes, no }}
    />
  );
};
