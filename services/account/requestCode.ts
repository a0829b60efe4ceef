import { normaliseEmail } from '../fields/normaliseEmail.ts';
import { queueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import { accountStanding } from './accountStanding.ts';
import { accountMail } from './accountMail.ts';
import type { AccountServices } from './AccountServices.ts';
import { brandNameOf } from './brandNameOf.ts';
import { limitCodeRequests, limitCodesOfNetwork } from './codes/limitCodeRequests.ts';
import { codeLimits } from './codes/codeLimits.ts';
import type { CodePurpose } from './codes/CodePurpose.ts';
import { issueCode } from './codes/issueCode.ts';

/** Placeholder in the mail that is not sent. */
const noCode = '------';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly username: string;
  /** The client's address, for IPv6 its network. */
  readonly peer: string;
  /** Whether this browser has signed in, or up, as this username before. */
  readonly isKnown: boolean;
}

/**
 * Mails a new code if the account may have one, or that it is confirmed already. Answer and work are the same for every
 * username.
 */
export async function requestCode(
  services: AccountServices,
  { purpose, username, peer, isKnown }: CodeRequest,
): Promise<{ resendAfterSeconds: number }> {
  const email = normaliseEmail(username);
  await services.db.transaction().execute(async (tx) => {
    if (!isKnown) await limitCodesOfNetwork(tx, peer, services.clock.now());
    await limitCodeRequests(tx, purpose, email, services.clock.now());
    const code = await issueCode(services, tx, purpose, email);
    const brand = await brandNameOf(tx, email);
    const { isConfirmed, isContested, hasPassword } = await accountStanding(tx, email);
    const isConfirmedAlready = purpose === 'confirm' && isConfirmed;
    const told = { code: code ?? noCode, brand };
    const confirmation = isConfirmedAlready
      ? mailTexts.alreadySignedUp(brand)
      : mailTexts.confirmation({ ...told, isContested });
    const reset = hasPassword ? mailTexts.reset(told) : mailTexts.firstPassword(told);
    const letter = purpose === 'confirm' ? confirmation : reset;
    await queueMail(services, tx, accountMail(email, letter), code !== undefined || isConfirmedAlready);
  });
  return { resendAfterSeconds: codeLimits.minInterval / 1000 };
}
