import type { DriverStatus } from '../../../domain/driver/DriverStatus.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

const tones = {
  invited: 'open',
  active: 'good',
  on_leave: 'quiet',
  suspended: 'bad',
  left: 'quiet',
} as const satisfies Record<DriverStatus, string>;

export const DriverStatusBadge = ({ status }: { readonly status: DriverStatus }) => {
  const { drivers } = useAdminTexts();
  return <StatusBadge tone={tones[status]}>{drivers.status[status]}</StatusBadge>;
};
