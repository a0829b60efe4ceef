import type { Kysely } from 'kysely';
import { emailOf } from '../fields/emailOf.ts';
import { queueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import type { Tables } from '../Tables.ts';
import { accountMail } from './accountMail.ts';
import type { SignUpDraft } from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import { addUnconfirmedAccount } from './addUnconfirmedAccount.ts';
import { allowCodeRequest } from './codes/allowCodeRequest.ts';
import { issueCode } from './codes/issueCode.ts';
import { limitSignUps } from './limitSignUps.ts';
import { signUpProof } from './signUpProof.ts';

/**
 * An account that waits to be confirmed, with its company. Signing up again before that with the same password starts over with
 * the latest details and a new code; with another one, which may be a stranger's, the account becomes contested. A confirmed
 * account stays as it is and its owner gets a mail. Same answer and same work for every address. The `proof` is for the browser to
 * keep: it tells this sign-up from others with the same address.
 */
export async function signUp(
  services: AccountServices,
  draft: SignUpDraft,
  brandId: string | undefined,
  peer: string,
): Promise<{ username: string; proof: string }> {
  const email = emailOf(draft.email);
  const passwordHash = await hashFor(services, email, draft.password, peer);
  await services.db.transaction().execute(async (tx) => {
    await allowCodeRequest(tx, 'confirm', email, services.clock.now());
    await limitSignUps(tx, peer, services.clock.now());
    const brand = await findBrand(tx, brandId ?? null);
    const account = { ...draft, email };
    const { isContested } = await addUnconfirmedAccount(services, tx, account, passwordHash, brand?.id ?? null);
    const code = await issueCode(services, tx, 'confirm', email);
    const letter =
      code === undefined
        ? mailTexts.alreadySignedUp(brand?.name)
        : mailTexts.confirmation({ code, isContested, brand: brand?.name });
    await queueMail(services, tx, accountMail(email, letter));
  });
  return { username: email, proof: signUpProof(services, email, passwordHash) };
}

/** The hash the account has when this is its password, else a new one: both are worked out, whatever comes of it. */
async function hashFor(
  { db, passwords }: AccountServices,
  email: string,
  password: string,
  peer: string,
): Promise<string> {
  const find = () => db.selectFrom('app_user').select('password_hash').where('email', '=', email).executeTakeFirst();
  const present = await passwords.check(find, password, presentIfRight, peer);
  const fresh = await passwords.hash(password, peer);
  return present ?? fresh;
}

const presentIfRight = (account: { readonly password_hash: string } | undefined, isRight: boolean) =>
  Promise.resolve(isRight ? account?.password_hash : undefined);

const findBrand = (db: Kysely<Tables>, id: string | null) =>
  db.selectFrom('company').select(['id', 'name']).where('kind', '=', 'brand').where('id', '=', id).executeTakeFirst();
