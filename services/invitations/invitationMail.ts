import type { Mail } from '../mail/Mail.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { invitationTimes } from './invitationTimes.ts';
import type { Inviter } from './Inviter.ts';

/**
 * The mail a trucker gets; undefined for an invitation by phone alone, whose link and code (`readCode`) the company passes on
 * itself.
 */
export function invitationMail(invitation: InvitationRow, inviter: Inviter, link: string): Mail | undefined {
  const { email, name, message, code, expires_at: expiresAt } = invitation;
  if (email === null) return undefined;
  const brand = inviter.brandName === null ? '' : ` on ${inviter.brandName}`;
  const words = message === null ? '' : `\n${inviter.name} writes:\n\n${message}\n`;
  return {
    to: email,
    subject: `${inviter.name} invites you to drive for them${brand}`,
    text: `Hello ${name},

${inviter.name} invites you to drive for them${brand}.
${words}
To accept, install the Trucker app from this page:

${link}

Then enter this code in the app:

${code}

The invitation is valid until ${day.format(expiresAt)} (UTC).
If you do not know this company, ignore this mail: without you nothing happens.
`,
    goodFor: invitationTimes.validFor,
  };
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
