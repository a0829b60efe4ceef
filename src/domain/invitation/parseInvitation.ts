import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import {
  type InvitationDraft,
  type InvitationFacts,
  invitationFields,
  type InvitationPath,
} from './invitationFields.ts';

/** An invitation as it was read: what it says, or what is wrong with each field. */
export type ReadInvitation = Result<InvitationFacts, Problems<InvitationPath>>;

const missing: Problems<InvitationPath> = { phone: { code: 'contact_missing' } };

/**
 * An invitation as it was typed, read once. A phone number or an email address is enough; the drivers service refuses for the same
 * reasons (product §5).
 */
export const parseInvitation = (draft: InvitationDraft): ReadInvitation => {
  const isReached = draft.phone.trim() !== '' || draft.email.trim() !== '';
  return parseRecord(invitationFields, draft, () => (isReached ? {} : missing));
};
