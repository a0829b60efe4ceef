import type { Transaction } from 'kysely';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { Refusal } from '../../web/Refusal.ts';
import { issueToken } from './issueToken.ts';

/**
 * Notes that the password of a sign-in was typed again, and replaces all its tokens by a new one, hand-over tokens included. The
 * absolute expiry stays. Refuses with 401 if the sign-in was ended meanwhile.
 */
export async function renewSignIn(
  services: Pick<Services, 'clock' | 'random'>,
  tx: Transaction<Tables>,
  signInId: string,
): Promise<string> {
  const renewed = await tx
    .updateTable('sign_in')
    .set({ authenticated_at: services.clock.now() })
    .where('id', '=', signInId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!renewed) throw new Refusal(401, 'This session has ended. Sign in again.');
  await tx.deleteFrom('session').where('sign_in_id', '=', signInId).execute();
  await tx.deleteFrom('hand_over').where('sign_in_id', '=', signInId).execute();
  return issueToken(services, tx, signInId);
}
