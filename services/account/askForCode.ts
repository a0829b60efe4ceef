import { emailOf } from '../fields/emailOf.ts';
import { postMail } from '../mail/postMail.ts';
import { confirmationMail, resetMail } from './accountMails.ts';
import type { AccountServices } from './AccountServices.ts';
import { brandNameOf } from './brandNameOf.ts';
import { allowCodeRequest } from './codes/allowCodeRequest.ts';
import { codeLimits } from './codes/codeLimits.ts';
import type { CodePurpose } from './codes/CodePurpose.ts';
import { issueCode } from './codes/issueCode.ts';
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
