import { useQuery } from '@tanstack/react-query';
import { ReadInvitationCode } from '../../../application/invitations/readInvitationCode.ts';
import { goesByHand } from '../../../domain/invitation/goesByHand.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

/** The code of an invitation that one passes on by hand; never asked for where a mail carries it. It is forgotten once it is not shown. */
export const useInvitationCode = (invitation: Invitation) => {
  const readInvitationCode = useInjection(ReadInvitationCode);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('invitations', 'code', invitation.id),
    queryFn: ({ signal }) => readInvitationCode(invitation.id, signal),
    enabled: goesByHand(invitation),
    gcTime: 0,
  });
};
