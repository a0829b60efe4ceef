import { sql, type Transaction } from 'kysely';
import { setCompany } from '../database/setCompany.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { Refusal } from '../web/Refusal.ts';
import { asInvitee } from './asInvitee.ts';
import type { InvitationServices } from './DriverRoster.ts';
import { maxTries } from './invitationLimits.ts';
import type { Acceptance } from './invitationSchemas.ts';
import { refuseEnded, statusAt } from './InvitationStatus.ts';
import type { InvitationRow } from './InvitationTable.ts';

/**
 * Accepts an invitation by its code, as the Trucker app does, and activates the driver. Wrong codes count even when concurrent;
 * after five, no code works until the invitation is sent again.
 */
export async function acceptInvitation(services: InvitationServices, id: string, { code, phone }: Acceptance) {
  const { db, clock, roster } = services;
  const now = clock.now();
  const isAccepted = await asInvitee(db, id, async (tx) => {
    const invitation = await countAttempt(tx, id, now);
    if (!invitation) return refuseAttempt(tx, id, now);
    if (invitation.code !== code) return false;
    await setCompany(tx, invitation.company_id);
    const driverId = await roster.activate(tx, invitation, phone);
    await tx
      .updateTable('invitation')
      .set({
        status: 'accepted',
        accepted_at: now,
        driver_id: driverId,
        updated_at: now,
        version: invitation.version + 1,
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
  if (!isAccepted) {
    throw new Refusal(422, 'This code is wrong.', {
      event: 'code_refused',
      errors: [refusedField('code', 'wrongCode')],
    });
  }
  return { invitationId: id, status: 'accepted' as const };
}

/**
 * Counts an attempt before the code is compared, so that concurrent requests get no more than five, and marks the invitation as
 * opened. Undefined if no attempt is allowed.
 */
const countAttempt = (tx: Transaction<Tables>, id: string, now: Date): Promise<InvitationRow | undefined> =>
  tx
    .updateTable('invitation')
    .set((is) => ({
      tries: is('tries', '+', 1),
      status: 'opened',
      opened_at: sql<Date>`coalesce(opened_at, ${now})`,
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'opened'])
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returningAll()
    .executeTakeFirst();

/** Explains why the code was not tried. */
async function refuseAttempt(tx: Transaction<Tables>, id: string, now: Date): Promise<never> {
  const row = await tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  refuseEnded(statusAt(row, now));
  throw new Refusal(409, 'Too many wrong codes were tried. Ask the company to send the invitation again.', {
    reason: 'too_many_tries',
  });
}
