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

/** The status of an invitation. */
export const InvitationBadge = ({ status }: { readonly status: InvitationStatus }) => {
  const { invitation } = useAdminTexts();
  return <StatusBadge tone={tones[status]}>{invitation.status[status]}</StatusBadge>;
};
