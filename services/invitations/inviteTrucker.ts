import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Sender } from '../mail/texts/Sender.ts';
import { expireOverdue, refuseDuplicate } from './refuseDuplicate.ts';
import type { InvitationDraft } from './invitationSchemas.ts';
import type { InvitationServices } from './DriverRoster.ts';
import { invitationTimes } from './invitationLimits.ts';
import { newInvitationCode } from './newInvitationCode.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Invites a trucker, by mail if there is an address, and finds or adds the driver. Finds the sender of the mail if none is given. */
export function inviteTrucker(
  services: InvitationServices,
  { companyId, userId }: Member,
  draft: InvitationDraft,
  sender?: Sender,
) {
  const { db, clock, random, roster } = services;
  const now = clock.now();
  const contact = { phone: draft.phone, email: draft.email };
  const inviting = inCompany(db, companyId, userId, async (tx) => {
    await expireOverdue(tx, companyId, contact, now);
    const driverId = await roster.findOrAdd(tx, companyId, { ...contact, name: draft.name }, draft.driverId);
    const row = await tx
      .insertInto('invitation')
      .values({
        ...contact,
        id: random.uuid(),
        company_id: companyId,
        driver_id: driverId,
        created_at: now,
        updated_at: now,
        code: newInvitationCode(random),
        name: draft.name,
        message: draft.message,
        status: 'pending',
        send_count: 1,
        last_sent_at: now,
        expires_at: addMilliseconds(now, invitationTimes.validFor),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return sendInvitation(services, tx, row, sender);
  });
  return inviting.catch(refuseDuplicate);
}
