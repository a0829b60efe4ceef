import { later } from '../clock/later.ts';
import type { Member } from '../companies/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { expireOverdue } from './expireOverdue.ts';
import { findInviter } from './findInviter.ts';
import type { InvitationDraft } from './invitationSchemas.ts';
import { invitationTimes } from './invitationTimes.ts';
import { newInvitationCode } from './newInvitationCode.ts';
import { refuseSecondInvitation } from './refuseSecondInvitation.ts';
import { sendInvitation } from './sendInvitation.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';

/** Invites a trucker, by mail where there is an address. What could not be mailed is not kept. */
export async function inviteTrucker(services: Services, { companyId, userId }: Member, draft: InvitationDraft) {
  const { db, clock, random, settings } = services;
  const now = clock.now();
  const contact = { phone: draft.phone ?? null, email: draft.email ?? null };
  const inviting = inCompany(db, companyId, userId, async (tx) => {
    await expireOverdue(tx, contact, now);
    const row = await tx
      .insertInto('invitation')
      .values({
        ...contact,
        id: random.uuid(),
        company_id: companyId,
        created_at: now,
        updated_at: now,
        code: newInvitationCode(random),
        name: draft.name,
        message: draft.message ?? null,
        status: 'pending',
        send_count: 1,
        last_sent_at: now,
        expires_at: later(now, invitationTimes.validFor),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, inviter: await findInviter(tx, companyId) };
  });
  const { row, inviter } = await inviting.catch(refuseSecondInvitation);

  await sendInvitation(services, row, inviter).catch(async (error: unknown) => {
    await inCompany(db, companyId, userId, (tx) => tx.deleteFrom('invitation').where('id', '=', row.id).execute());
    throw error;
  });
  return invitationOnTheWire(row, inviter, settings.port, now);
}
