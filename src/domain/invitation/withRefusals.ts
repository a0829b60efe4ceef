import type { InvitationDraft } from './InvitationDraft.ts';
import type { InvitationRow } from './InvitationRow.ts';
import type { RefusedInvitation } from './RefusedInvitation.ts';

const isSame = (one: InvitationDraft, other: InvitationDraft): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email && one.message === other.message;

/** The rows, each with why it was refused as it stands; the last refusal counts. One that was changed since has none. */
export const withRefusals = (
  rows: readonly InvitationRow[],
  refused: readonly RefusedInvitation[],
): readonly InvitationRow[] =>
  rows.map((row) => {
    const last = refused.findLast(({ draft }) => isSame(draft, row.draft));
    return last ? { ...row, refusal: last.errors } : row;
  });
