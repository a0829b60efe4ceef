import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { maxTries } from './invitationLimits.ts';
import { refuseEnded, statusAt } from './InvitationStatus.ts';

/**
 * The code of an open invitation that is not mailed, to be passed on by hand. Refuses with 409 if it was mailed, because then
 * only the trucker may know it.
 */
export const readCode = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const row = await tx
      .selectFrom('invitation')
      .select(['code', 'email', 'status', 'expires_at', 'tries'])
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (!row) throw notFound();
    refuseEnded(statusAt(row, clock.now()));
    if (row.email !== null) throw new Refusal(409, 'Only the email we sent has the code.', { reason: 'code_in_mail' });
    if (row.tries >= maxTries)
      throw new Refusal(409, 'Too many wrong codes were entered. Renew the invitation to get a new one.', {
        reason: 'too_many_tries',
      });
    return { code: row.code };
  });
