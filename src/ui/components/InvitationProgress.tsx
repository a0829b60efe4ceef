import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { localDay } from './localDay.ts';

interface InvitationProgressProps {
  readonly invitation: Invitation;
  readonly locale: string;
}

/** What last happened to an invitation, and when. */
export const InvitationProgress = ({ invitation, locale }: InvitationProgressProps) => {
  const words = useAdminTexts().invitation.progress;
  const { status, openedAt, acceptedAt, expiresAt } = invitation;
  const when = (instant: string): string => localDay(instant, locale);
  if (status === 'accepted') return acceptedAt === undefined ? null : words.accepted(when(acceptedAt));
  if (status === 'revoked') return words.revoked;
  if (status === 'expired') return words.expired(when(expiresAt));
  return openedAt === undefined ? words.expires(when(expiresAt)) : words.opened(when(openedAt));
};
