import type { Kysely } from 'kysely';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import { queueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import type { Tables } from '../Tables.ts';
import { accountMail } from './accountMail.ts';
import type { SignUpDraft } from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import { addUnconfirmedAccount } from './addUnconfirmedAccount.ts';
import { limitCodeRequests } from './codes/limitCodeRequests.ts';
import { issueCode } from './codes/issueCode.ts';
import { limitSignUps } from './limitSignUps.ts';
import { refuseNames } from './passwords/refuseNames.ts';
import { signUpProof, type SignUpProofs, usernameProof } from './signUpProof.ts';

/**
 * Creates an unconfirmed account with its company. Signing up again with the same password replaces the details and the code; a
 * different password may be a stranger's, so the account becomes contested. A confirmed account is not changed, but its owner
 * gets a mail. Answer and work are the same for every address. The browser keeps `proofs` to tell this sign-up from others with
 * the same address.
 */
export async function signUp(
  services: AccountServices,
  draft: SignUpDraft,
  brandId: string | undefined,
  peer: string,
): Promise<{ username: string; proofs: SignUpProofs }> {
  const email = normaliseEmail(draft.email);
  const brand = await findBrand(services.db, brandId ?? null);
  refuseNames(draft.password, [draft.company, ...(brand ? [brand.name] : [])]);
  await services.db.transaction().execute((tx) => limitSignUps(tx, peer, services.clock.now()));
  const passwordHash = await hashFor(services, email, draft.password, peer);
  await services.db.transaction().execute(async (tx) => {
    await limitCodeRequests(tx, 'confirm', email, services.clock.now());
    const account = { ...draft, email };
    const { isContested } = await addUnconfirmedAccount(services, tx, account, passwordHash, brand?.id ?? null);
    const code = await issueCode(services, tx, 'confirm', email);
    const letter =
      code === undefined
        ? mailTexts.alreadySignedUp(brand?.name)
        : mailTexts.confirmation({ code, isContested, brand: brand?.name });
    await queueMail(services, tx, accountMail(email, letter));
  });
  const ofPassword = signUpProof(services, email, passwordHash);
  return { username: email, proofs: { ofPassword, ofUsername: usernameProof(services, email) } };
}

/** The account's hash if the password is unchanged, else a new one. Always computes both, to take the same time. */
async function hashFor(
  { db, passwords }: AccountServices,
  email: string,
  password: string,
  peer: string,
): Promise<string> {
  const find = () => db.selectFrom('app_user').select('password_hash').where('email', '=', email).executeTakeFirst();
  const current = await passwords.check(find, password, hashIfRight, peer);
  const fresh = await passwords.hash(password, peer);
  return current ?? fresh;
}

const hashIfRight = (account: { readonly password_hash: string } | undefined, isRight: boolean) =>
  Promise.resolve(isRight ? account?.password_hash : undefined);

const findBrand = (db: Kysely<Tables>, id: string | null) =>
  db.selectFrom('company').select(['id', 'name']).where('kind', '=', 'brand').where('id', '=', id).executeTakeFirst();
