import { InviteTrucker } from '../../../application/invitations/inviteTrucker.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { parseInvitation } from '../../../domain/invitation/parseInvitation.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Form of an invitation, prefilled for a driver on file. */
export const useInviteForm = (driver: Driver | undefined, onSent: (invitation: Invitation) => void) => {
  const inviteTrucker = useInjection(InviteTrucker);
  const known = driver && { name: driver.name, phone: driver.phone, email: driver.email, message: undefined };
  return useRecordForm({
    form: 'invitations',
    fields: invitationFields,
    record: undefined,
    draftOf: () => writeDraft(invitationFields, known),
    writes: {
      check: (draft) => problemsOf(parseInvitation(draft)),
      save: (draft) => inviteTrucker(draft, driver?.id),
    },
    labels: useInvitationTexts().field,
    onSaved: onSent,
  });
};
