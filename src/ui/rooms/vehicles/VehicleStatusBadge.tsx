import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const VehicleStatusBadge = ({ status }: { readonly status: VehicleStatus }) => {
  const { vehicleStatus } = useAdminTexts();
  return <StatusBadge tone={vehicleTones[status]}>{vehicleStatus[status]}</StatusBadge>;
};
