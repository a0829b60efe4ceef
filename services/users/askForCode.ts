import type { AccountServices } from '../auth/AccountServices.ts';
import { allowCodeRequest } from '../auth/codes/allowCodeRequest.ts';
import { codeLimits } from '../auth/codes/codeLimits.ts';
import type { CodePurpose } from '../auth/codes/CodePurpose.ts';
import { issueCode } from '../auth/codes/issueCode.ts';
import { emailOf } from '../fields/emailOf.ts';
import { confirmationMail, resetMail } from './accountMails.ts';
import { brandNameOf } from './brandNameOf.ts';
import { isContestedAccount } from './isContestedAccount.ts';

/** Mails a new code to an account that may have one; the answer and the work are the same for every username. */
export async function askForCode(
  services: AccountServices,
  purpose: CodePurpose,
  username: string,
): Promise<{ resendAfterSeconds: number }> {
  const email = emailOf(username);
  const { code, brand, isContested } = await services.db.transaction().execute(async (tx) => {
    await allowCodeRequest(tx, purpose, email, services.clock.now());
    return {
      code: await issueCode(services, tx, purpose, email),
      brand: await brandNameOf(tx, email),
      isContested: await isContestedAccount(tx, email),
    };
  });
  if (code !== undefined) {
    services.mailQueue.send(
      purpose === 'confirm' ? confirmationMail(email, code, brand, isContested) : resetMail(email, code, brand),
    );
  }
  return { resendAfterSeconds: codeLimits.apart / 1000 };
}
