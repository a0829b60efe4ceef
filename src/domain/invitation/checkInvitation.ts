import { checkEmail } from '../contact/checkEmail.ts';
import { checkName } from '../form/checkName.ts';
import { checkPhone } from '../contact/checkPhone.ts';
import { codePoints } from '../form/codePoints.ts';
import { isPrintable } from '../form/isPrintable.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import type { InvitationDraft } from './InvitationDraft.ts';
import type { InvitationProblem, InvitationProblems } from './InvitationProblem.ts';

const longestMessage = 500;

const checkMessage = (message: string): InvitationProblem | undefined => {
  if (codePoints(message) > longestMessage) return 'message-long';
  return message === '' || isPrintable(message) ? undefined : 'unprintable';
};

const contactProblems = ({ phone, email }: InvitationDraft): InvitationProblems => {
  const [hasPhone, hasEmail] = [phone.trim() !== '', email.trim() !== ''];
  if (!hasPhone && !hasEmail) return { phone: 'contact' };
  return problemsOnly({
    phone: hasPhone ? checkPhone(phone) : undefined,
    email: hasEmail ? checkEmail(email) : undefined,
  });
};

/**
 * What is wrong with an invitation, field by field: a name, a phone number or an email address, a message of at most 500
 * characters; the drivers service enforces the same (product §5).
 */
export const checkInvitation = (draft: InvitationDraft): InvitationProblems =>
  problemsOnly<keyof InvitationDraft, InvitationProblem>({
    name: checkName(draft.name),
    ...contactProblems(draft),
    message: checkMessage(draft.message.trim()),
  });
