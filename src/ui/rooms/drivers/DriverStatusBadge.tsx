import type { DriverStatus } from '../../../domain/driver/DriverStatus.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { driverTones } from '../../components/driverTones.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

export const DriverStatusBadge = ({ status }: { readonly status: DriverStatus }) => {
  const { driverStatus } = useAdminTexts();
  return <StatusBadge tone={driverTones[status]}>{driverStatus[status]}</StatusBadge>;
};
