import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import {
  type InvitationDraft,
  type InvitationFacts,
  invitationFields,
  type InvitationPath,
} from './invitationFields.ts';

/** A parsed invitation: its facts, or the problems of each field. */
export type ReadInvitation = Result<InvitationFacts, Problems<InvitationPath>>;

const missing: Problems<InvitationPath> = { phone: { code: 'contact_missing' } };

/**
 * Parses the draft of an invitation. A phone number or an email address is enough. The drivers service applies the same
 * rules (product §5).
 */
export const parseInvitation = (draft: InvitationDraft): ReadInvitation => {
  const isReached = draft.phone.trim() !== '' || draft.email.trim() !== '';
  return parseRecord(invitationFields, draft, () => (isReached ? {} : missing));
};
