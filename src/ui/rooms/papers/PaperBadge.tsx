import type { PaperStatus } from '../../../domain/paper/Paper.ts';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

const tones = { expired: 'bad', missing: 'bad', expiring: 'warning' } as const satisfies Record<PaperStatus, Tone>;

export const PaperBadge = ({ status }: { readonly status: PaperStatus }) => {
  const { papers } = useAdminTexts();
  return <StatusBadge tone={tones[status]}>{papers.status[status]}</StatusBadge>;
};
