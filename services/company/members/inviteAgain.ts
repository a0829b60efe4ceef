import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import type { Services } from '../../Services.ts';
import { notFound } from '../../web/notFound.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { findOrAddAccount } from './findOrAddAccount.ts';
import { limitRepeatedMail } from './limitMemberMails.ts';
import { selectMembers } from './listMembers.ts';
import { memberAlready } from './memberAlready.ts';
import { sendMemberMail } from './sendMemberMail.ts';
import { withMembersLocked } from './withMembersLocked.ts';

/**
 * Mails the invitation of a member who has not accepted yet once more. Its link holds no secret and stays as it is: the code to choose a
 * password with is asked for on the page it leads to, and each new one ends the one before.
 */
export const inviteAgain = (services: Services, member: Member, id: string) =>
  withMembersLocked(services.db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner') throw ownersOnly();
    const invited = await selectMembers(tx, member.companyId).where('app_user.id', '=', id).executeTakeFirst();
    if (!invited) throw notFound();
    if (invited.status !== 'invited') throw memberAlready();
    await limitRepeatedMail(tx, member.companyId, normaliseEmail(invited.email), services.clock.now());
    await sendMemberMail(services, tx, member, invited, await findOrAddAccount(services, tx, invited));
    return invited;
  });
