import type { Transaction } from 'kysely';
import { queueUnaskedMail } from '../../mail/queueUnaskedMail.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { brandAddress } from '../brandAddress.ts';
import type { Member } from '../Member.ts';
import { findSender } from '../standing/findSender.ts';
import { findEmployer } from './findEmployer.ts';
import { findInviter } from './findInviter.ts';
import type { Account } from './findOrAddAccount.ts';
import { memberMail } from './memberMail.ts';
import type { MemberDraft } from './memberSchemas.ts';

/** Queues the mail that invites an account into the company of `member`, who invites. */
export async function sendMemberMail(
  services: Services,
  tx: Transaction<Tables>,
  member: Member,
  draft: MemberDraft,
  account: Account,
): Promise<void> {
  const { clock, settings } = services;
  const employer = await findEmployer(tx, member.companyId);
  const address = brandAddress(employer.audience, employer.brandDomain, settings.port);
  const sender = await findSender(tx, member.companyId, clock.now());
  const inviter = await findInviter(tx, member);
  await queueUnaskedMail(services, tx, memberMail(draft, account, { employer, sender, inviter, address }));
}
