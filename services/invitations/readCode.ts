import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { mostTries } from './mostTries.ts';
import { refuseEnded } from './refuseEnded.ts';
import { statusAt } from './statusAt.ts';

/**
 * The code of an open invitation that no mail carries, for whoever invites to pass on by hand. Refuses with 409 one that is mailed:
 * then the trucker alone has it.
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
    if (row.email !== null)
      throw new Refusal(409, 'The code of this invitation is in its mail alone.', { reason: 'code_in_mail' });
    if (row.tries >= mostTries)
      throw new Refusal(409, 'Too many wrong codes were tried. Renew the invitation for a new one.', {
        reason: 'too_many_tries',
      });
    return { code: row.code };
  });
