import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { instantText } from './instantText.ts';

/** What happened to an invitation last, and when. */
export const InvitationProgress = ({ invitation }: { readonly invitation: Invitation }) => {
  const words = useAdminTexts().invitations.list;
  const locale = useLocale();
  const { status, openedAt, acceptedAt, expiresAt } = invitation;
  const when = (instant: string): string => instantText(instant, locale);
  if (status === 'accepted') return acceptedAt === undefined ? null : words.accepted(when(acceptedAt));
  if (status === 'revoked') return words.revoked;
  if (status === 'expired') return words.expired(when(expiresAt));
  return openedAt === undefined ? words.expires(when(expiresAt)) : words.opened(when(openedAt));
};
