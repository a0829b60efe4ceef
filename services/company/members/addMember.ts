import { uniqueViolation } from '../../database/uniqueViolation.ts';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import type { Services } from '../../Services.ts';
import type { Member } from '../Member.ts';
import { ownersOnly } from '../ownersOnly.ts';
import { withMembersLocked } from './withMembersLocked.ts';
import { findOrAddAccount } from './findOrAddAccount.ts';
import { limitMemberMails } from './limitMemberMails.ts';
import { memberAlready } from './memberAlready.ts';
import type { MemberDraft } from './memberSchemas.ts';
import { sendMemberMail } from './sendMemberMail.ts';

/**
 * Adds a member, by an existing account or a new one without a password. The answer is the same for both; only the mail tells
 * them apart.
 */
export async function addMember(services: Services, member: Member, draft: MemberDraft): Promise<MemberDraft> {
  const { db, clock } = services;
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
    await sendMemberMail(services, tx, member, draft, account);
  });
  await adding.catch(refuseMember);
  return draft;
}

function refuseMember(error: unknown): never {
  if (uniqueViolation(error) !== 'membership_pkey') throw error;
  throw memberAlready();
}
