import { isSameContent } from '../record/isSameContent.ts';
import type { InvitationRow } from './InvitationRow.ts';
import type { RefusedInvitation } from './RefusedInvitation.ts';

/** The rows, each with the last refusal of its current content. A row changed since then has none. */
export const withRefusals = (
  rows: readonly InvitationRow[],
  refused: readonly RefusedInvitation[],
): readonly InvitationRow[] =>
  rows.map((row) => {
    const last = refused.findLast(({ draft }) => isSameContent(draft, row.draft));
    return last ? { ...row, refusal: last.errors } : row;
  });
