import { later } from '../clock/later.ts';
import type { Member } from '../companies/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { expireOverdue } from './expireOverdue.ts';
import { findInviter } from './findInviter.ts';
import type { InvitationDraft } from './invitationSchemas.ts';
import { invitationTimes } from './invitationTimes.ts';
import { newInvitationCode } from './newInvitationCode.ts';
import { paceSending } from './paceSending.ts';
import { refuseSecondInvitation } from './refuseSecondInvitation.ts';
import { sendInvitation } from './sendInvitation.ts';
import { takeDriver } from './takeDriver.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';

/** Invites a trucker, by mail where there is an address, and counts them among the drivers. What could not be mailed is not kept. */
export async function inviteTrucker(services: Services, { companyId, userId }: Member, draft: InvitationDraft) {
  const { db, clock, random, settings } = services;
  const now = clock.now();
  const contact = { phone: draft.phone ?? null, email: draft.email ?? null };
  const inviting = inCompany(db, companyId, userId, async (tx) => {
    await expireOverdue(tx, contact, now);
    const driver = await takeDriver(services, tx, companyId, { ...contact, name: draft.name }, draft.driverId);
    const row = await tx
      .insertInto('invitation')
      .values({
        ...contact,
        id: random.uuid(),
        company_id: companyId,
        driver_id: driver.id,
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
    await paceSending(tx, row, now);
    return { row, driver, inviter: await findInviter(tx, companyId) };
  });
  const { row, driver, inviter } = await inviting.catch(refuseSecondInvitation);

  await sendInvitation(services, row, inviter).catch(async (error: unknown) => {
    await inCompany(db, companyId, userId, async (tx) => {
      await tx.deleteFrom('invitation').where('id', '=', row.id).execute();
      if (driver.isNew) await tx.deleteFrom('driver').where('id', '=', driver.id).where('version', '=', 1).execute();
    });
    throw error;
  });
  return invitationOnTheWire(row, inviter, settings.port, now);
}
