import type { Transaction } from 'kysely';
import { setCompany } from '../database/setCompany.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { asInvited } from './asInvited.ts';
import { countTry } from './countTry.ts';
import type { Acceptance } from './invitationSchemas.ts';
import type { InvitationServices } from './InvitationServices.ts';
import { refuseEnded } from './refuseEnded.ts';
import { statusAt } from './statusAt.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/**
 * What the Trucker app does with the code that came with the link: once, and the driver is an active one of the company. Wrong codes count
 * even when many come at once; after five none is looked at any more until the invitation is sent again.
 */
export async function acceptInvitation(services: InvitationServices, id: string, { code, phone }: Acceptance) {
  const { db, clock, roster } = services;
  const now = clock.now();
  const isAccepted = await asInvited(db, id, async (tx) => {
    const invitation = await countTry(tx, id, now);
    if (!invitation) return refuseTry(tx, id, now);
    if (invitation.code !== code) return false;
    await setCompany(tx, invitation.company_id);
    const driverId = await roster.join(tx, invitation, phone);
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
    throw new Refusal(422, 'This code is wrong.', { errors: [refusedField('code', 'wrongCode')] });
  }
  return { invitationId: id, status: 'accepted' as const };
}

/** Says why there is nothing to be tried. */
async function refuseTry(tx: Transaction<Tables>, id: string, now: Date): Promise<never> {
  const row = await tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  refuseEnded(statusAt(row, now));
  throw new Refusal(409, 'Too many wrong codes were tried. Ask the company to send the invitation again.', {
    reason: 'too_many_tries',
  });
}
