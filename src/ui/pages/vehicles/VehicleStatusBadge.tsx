import type { VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

const tones = {
  available: 'good',
  assigned: 'open',
  in_use: 'open',
  maintenance: 'warning',
  out_of_service: 'bad',
  retired: 'quiet',
} as const satisfies Record<VehicleStatus, string>;

export const VehicleStatusBadge = ({ status }: { readonly status: VehicleStatus }) => {
  const { vehicles } = useAdminTexts();
  return <StatusBadge tone={tones[status]}>{vehicles.status[status]}</StatusBadge>;
};
