import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { InvitationDraft } from './InvitationDraft.ts';

/** What the drivers service is told of an invitation: only what is there, the phone as E.164. */
export interface InvitationData {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly message?: string;
  /** The driver of the company who is to get the app. */
  readonly driverId?: string;
}

/** A draft without problems, as it is sent. */
export const invitationData = (draft: InvitationDraft): InvitationData => {
  const phone = normalisePhone(draft.phone);
  const email = normaliseEmail(draft.email);
  const message = draft.message.trim();
  return {
    name: singleSpaced(draft.name),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(message && { message }),
  };
};
