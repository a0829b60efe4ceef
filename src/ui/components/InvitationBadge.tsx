import type { InvitationStatus } from '../../domain/invitation/InvitationStatus.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { StatusBadge, type Tone } from './StatusBadge.tsx';

const tones = {
  pending: 'quiet',
  opened: 'open',
  accepted: 'good',
  revoked: 'stopped',
  expired: 'warning',
} as const satisfies Record<InvitationStatus, Tone>;

interface InvitationBadgeProps {
  readonly status: InvitationStatus;
  /** Whether nobody was mailed, so that somebody must pass on link and code. */
  readonly isByHand?: boolean;
}

/** The status of an invitation. */
export const InvitationBadge = ({ status, isByHand = false }: InvitationBadgeProps) => {
  const { invitation } = useAdminTexts();
  if (isByHand && status === 'pending') return <StatusBadge tone="warning">{invitation.toPassOn}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{invitation.status[status]}</StatusBadge>;
};
