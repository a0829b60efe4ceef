import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import type { InvitationProblem } from './InvitationProblem.ts';
import type { InvitationRow } from './InvitationRow.ts';

/** Marks the phone number and address that an earlier row has: nobody is invited twice. */
export const withoutRepetition = (rows: readonly InvitationRow[]): readonly InvitationRow[] => {
  const seen = new Set<string>();
  const isTwice = (contact: string): boolean => {
    if (contact === '') return false;
    if (seen.has(contact)) return true;
    seen.add(contact);
    return false;
  };
  const twice: InvitationProblem = 'twice';
  return rows.map((row) => {
    const phone = isTwice(normalisePhone(row.draft.phone));
    const email = isTwice(normaliseEmail(row.draft.email).toLowerCase());
    return { ...row, problems: { ...(phone && { phone: twice }), ...(email && { email: twice }), ...row.problems } };
  });
};
