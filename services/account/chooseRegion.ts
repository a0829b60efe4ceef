import type { Services } from '../Services.ts';
import { toSignedInUser } from './sessions/toSignedInUser.ts';

/** Sets the country by whose customs a person reads dates and numbers; null is that of the company they work in. */
export async function chooseRegion({ db, clock }: Services, userId: string, region: string | null) {
  const account = await db
    .updateTable('app_user')
    .set({ region, updated_at: clock.now() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSignedInUser(account);
}
