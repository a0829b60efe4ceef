import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import type { Problem } from '../record/Problem.ts';
import type { InvitationRow } from './InvitationRow.ts';

const repeated: Problem = { code: 'repeated' };

/** Marks phone numbers and email addresses that repeat an earlier row's, so that nobody is invited twice. */
export const markDuplicates = (rows: readonly InvitationRow[]): readonly InvitationRow[] => {
  const seen = new Set<string>();
  const isRepeated = (contact: string): boolean => {
    if (contact === '') return false;
    if (seen.has(contact)) return true;
    seen.add(contact);
    return false;
  };
  return rows.map((row) => {
    const phone = isRepeated(normalisePhone(row.draft.phone));
    const email = isRepeated(normaliseEmail(row.draft.email).toLowerCase());
    if (!phone && !email) return row;
    const others = row.read.ok ? {} : row.read.problems;
    const problems = { ...(phone && { phone: repeated }), ...(email && { email: repeated }), ...others };
    return { ...row, read: { ok: false, problems } };
  });
};
