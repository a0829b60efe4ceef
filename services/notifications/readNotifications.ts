import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { listField } from '../fields/listField.ts';
import type { Services } from '../Services.ts';

export const readBody = v.union([
  v.strictObject({ all: v.literal(true) }),
  v.strictObject({ ids: v.pipe(listField(idAnswer, 100), v.minLength(1)) }),
]);

/** Notes that the person has read some notifications, or all there are. Returns how many that were. */
export const readNotifications = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  which: v.InferOutput<typeof readBody>,
): Promise<number> =>
  inCompany(db, companyId, userId, async (tx) => {
    const unread = tx
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .where('read_at', 'is', null)
      // An award that replaces some locks them in the same order.
      .orderBy('id')
      .forUpdate();
    const locked = 'ids' in which ? unread.where('id', 'in', which.ids) : unread;
    const read = await tx
      .with('locked', () => locked)
      .updateTable('notification')
      .set({ read_at: clock.now() })
      .from('locked')
      .whereRef('notification.id', '=', 'locked.id')
      .executeTakeFirst();
    return Number(read.numUpdatedRows);
  });
