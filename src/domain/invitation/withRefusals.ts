import type { FieldError } from '../failure/FieldError.ts';
import { ownText } from '../outside/ownText.ts';
import { isSameContent } from '../record/isSameContent.ts';
import type { InvitationDraft } from './invitationFields.ts';
import type { InvitationRow } from './InvitationRow.ts';
import type { RefusedInvitation } from './RefusedInvitation.ts';

/** What was refused for a field stands as long as the field says the same, such as a phone number that is taken; all else until a change. */
const stillStands = (refused: InvitationDraft, now: InvitationDraft, { field }: FieldError): boolean => {
  const value = ownText(refused, field);
  return value === undefined ? isSameContent(refused, now) : value === ownText(now, field);
};

/** The rows, each with what still stands of its last refusal. */
export const withRefusals = (
  rows: readonly InvitationRow[],
  refused: readonly RefusedInvitation[],
): readonly InvitationRow[] =>
  rows.map((row) => {
    const standing = refused.map(({ draft, errors }) => errors.filter((error) => stillStands(draft, row.draft, error)));
    const last = standing.findLast((errors) => errors.length > 0);
    return last ? { ...row, refusal: last } : row;
  });
