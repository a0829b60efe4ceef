import { checkEmail } from '../account/checkEmail.ts';
import { checkName } from '../account/checkName.ts';
import { checkPhone } from '../account/checkPhone.ts';
import type { InvitationDraft } from './InvitationDraft.ts';
import type { InvitationProblem, InvitationProblems } from './InvitationProblem.ts';

const longestMessage = 500;

const contactProblems = ({ phone, email }: InvitationDraft): InvitationProblems => {
  const [hasPhone, hasEmail] = [phone.trim() !== '', email.trim() !== ''];
  if (!hasPhone && !hasEmail) return { phone: 'contact' };
  const wrongPhone = hasPhone ? checkPhone(phone) : undefined;
  const wrongEmail = hasEmail ? checkEmail(email) : undefined;
  return { ...(wrongPhone && { phone: wrongPhone }), ...(wrongEmail && { email: wrongEmail }) };
};

/**
 * What is wrong with an invitation, field by field: a name, a phone number or an email address, a message of at most 500
 * characters; the drivers service enforces the same (product §5).
 */
export const checkInvitation = (draft: InvitationDraft): InvitationProblems => {
  const name: InvitationProblem | undefined = checkName(draft.name);
  return {
    ...(name && { name }),
    ...contactProblems(draft),
    ...(draft.message.trim().length > longestMessage && { message: 'message-long' as const }),
  };
};
