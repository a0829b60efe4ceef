import { uniqueViolation } from '../../database/uniqueViolation.ts';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import { queueUnaskedMail } from '../../mail/queueUnaskedMail.ts';
import type { Services } from '../../Services.ts';
import { Refusal } from '../../web/Refusal.ts';
import { brandAddress } from '../brandAddress.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { findSender } from '../standing/findSender.ts';
import { withMembersLocked } from './withMembersLocked.ts';
import { findEmployer } from './findEmployer.ts';
import { findInviter } from './findInviter.ts';
import { findOrAddAccount } from './findOrAddAccount.ts';
import { limitMemberMails } from './limitMemberMails.ts';
import { memberMail } from './memberMail.ts';
import type { MemberDraft } from './memberSchemas.ts';

/**
 * Adds a member, by an existing account or a new one without a password. The answer is the same for both; only the mail tells
 * them apart.
 */
export async function addMember(services: Services, member: Member, draft: MemberDraft): Promise<MemberDraft> {
  const { db, clock, settings } = services;
  const adding = withMembersLocked(db, member, async (tx, callersRole) => {
    if (callersRole !== 'owner') throw ownersOnly();
    const account = await findOrAddAccount(services, tx, draft);
    await tx
      .insertInto('membership')
      .values({
        user_id: account.id,
        company_id: member.companyId,
        role: draft.role,
        created_at: clock.now(),
        invited_name: draft.name,
      })
      .execute();
    await limitMemberMails(tx, member.companyId, normaliseEmail(draft.email), clock.now());
    const employer = await findEmployer(tx, member.companyId);
    const address = brandAddress(employer.audience, employer.brandDomain, settings.port);
    const sender = await findSender(tx, member.companyId, clock.now());
    const inviter = await findInviter(tx, member);
    await queueUnaskedMail(services, tx, memberMail(draft, account, { employer, sender, inviter, address }));
  });
  await adding.catch(refuseMember);
  return draft;
}

function refuseMember(error: unknown): never {
  if (uniqueViolation(error) !== 'membership_pkey') throw error;
  throw new Refusal(409, 'This person is already in the company.', { reason: 'member_already' });
}
