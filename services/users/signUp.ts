import type { Kysely } from 'kysely';
import type { AccountServices } from '../auth/AccountServices.ts';
import { allowCodeRequest } from '../auth/codes/allowCodeRequest.ts';
import { issueCode } from '../auth/codes/issueCode.ts';
import type { Tables } from '../database/Tables.ts';
import { emailOf } from '../fields/emailOf.ts';
import type { SignUpDraft } from './accountSchemas.ts';
import { addUnconfirmedAccount } from './addUnconfirmedAccount.ts';
import { alreadySignedUpMail, confirmationMail } from './accountMails.ts';

/**
 * An account that waits to be confirmed, with its company. Signing up again before that starts over with the latest details and a
 * new code; a confirmed account stays as it is and its owner gets a mail. Same answer and same work for every address.
 */
export async function signUp(
  services: AccountServices,
  draft: SignUpDraft,
  brandId: string | undefined,
): Promise<{ username: string }> {
  const email = emailOf(draft.email);
  const passwordHash = await services.passwords.hash(draft.password);
  const { code, brand } = await services.db.transaction().execute(async (tx) => {
    await allowCodeRequest(tx, 'confirm', email, services.clock.now());
    const brandCompany = await findBrand(tx, brandId ?? null);
    await addUnconfirmedAccount(services, tx, { ...draft, email }, passwordHash, brandCompany?.id ?? null);
    return { code: await issueCode(services, tx, 'confirm', email), brand: brandCompany?.name };
  });
  services.mailQueue.send(
    code === undefined ? alreadySignedUpMail(email, brand) : confirmationMail(email, code, brand),
  );
  return { username: email };
}

const findBrand = (db: Kysely<Tables>, id: string | null) =>
  db.selectFrom('company').select(['id', 'name']).where('kind', '=', 'brand').where('id', '=', id).executeTakeFirst();
