import type { AccountServices } from '../auth/AccountServices.ts';
import { allowCodeRequest } from '../auth/codes/allowCodeRequest.ts';
import { codeLimits } from '../auth/codes/codeLimits.ts';
import type { CodePurpose } from '../auth/codes/CodePurpose.ts';
import { issueCode } from '../auth/codes/issueCode.ts';
import { emailOf } from '../fields/emailOf.ts';
import { postMail } from '../mail/postMail.ts';
import { confirmationMail, resetMail } from './accountMails.ts';
import { brandNameOf } from './brandNameOf.ts';
import { isContestedAccount } from './isContestedAccount.ts';

/** Stands in the mail that nobody gets. */
const noCode = '------';

/** Mails a new code to an account that may have one; the answer and the work are the same for every username. */
export async function askForCode(
  services: AccountServices,
  purpose: CodePurpose,
  username: string,
): Promise<{ resendAfterSeconds: number }> {
  const email = emailOf(username);
  await services.db.transaction().execute(async (tx) => {
    await allowCodeRequest(tx, purpose, email, services.clock.now());
    const code = await issueCode(services, tx, purpose, email);
    const brand = await brandNameOf(tx, email);
    const isContested = await isContestedAccount(tx, email);
    const mail =
      purpose === 'confirm'
        ? confirmationMail(email, code ?? noCode, brand, isContested)
        : resetMail(email, code ?? noCode, brand);
    await postMail(services, tx, mail, code !== undefined);
  });
  return { resendAfterSeconds: codeLimits.apart / 1000 };
}
