import { useMemo } from 'react';
import { BulkInvitations } from '../../../application/invitations/bulkInvitations.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import type { InvitationStatus } from '../../../domain/invitation/InvitationStatus.ts';
import { mayResend } from '../../../domain/invitation/mayResend.ts';
import { refusedAs } from '../../../domain/invitation/refusedAs.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** What can be done to many invitations: send them again, revoke them. */
export const useInvitationBulk = (): readonly BulkAction<Invitation>[] => {
  const sent = useInjection(BulkInvitations);
  const { refusals } = useAdminTexts();
  const { bulk } = useInvitationTexts();
  return useMemo(() => {
    const wordsOf = (status: InvitationStatus): string | undefined => {
      const reason = refusedAs(status);
      return reason && refusals[reason];
    };
    return [
      {
        key: 'resend',
        words: bulk.resend,
        refusalOf: ({ status }) => (mayResend(status) ? undefined : wordsOf(status)),
        run: (rows, _, watch) => sent.resend(rows, watch),
      },
      {
        key: 'revoke',
        words: bulk.revoke,
        isDangerous: true,
        refusalOf: ({ status }) => wordsOf(status),
        run: (rows, _, watch) => sent.revoke(rows, watch),
      },
    ];
  }, [sent, refusals, bulk]);
};
