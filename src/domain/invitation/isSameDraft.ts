import type { InvitationDraft } from './InvitationDraft.ts';

/** Whether two invitations are the same as they stand, letter by letter. */
export const isSameDraft = (one: InvitationDraft, other: InvitationDraft): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email && one.message === other.message;
