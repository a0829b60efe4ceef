import type { Authentication, ExchangePurpose, SignedIn } from '../../../src/application/account/Authentication.ts';
import type { SignInDraft } from '../../../src/domain/account/SignInDraft.ts';
import { signedInFactory } from '../factories/signedInFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** An auth service that answers as configured. */
export class FakeAuthentication implements Authentication {
  readonly credentials: SignInDraft[] = [];
  readonly exchanges: { readonly token: string; readonly purpose: ExchangePurpose }[] = [];
  signOuts = 0;
  whenSigningIn: Outcome<SignedIn> = signedInFactory.build();
  whenExchanging: Outcome<SignedIn> = signedInFactory.build();
  whenSigningOut: Outcome<void> = undefined;

  signIn(credentials: SignInDraft): Promise<SignedIn> {
    this.credentials.push(credentials);
    return settle(this.whenSigningIn);
  }

  exchange(token: string, purpose: ExchangePurpose): Promise<SignedIn> {
    this.exchanges.push({ token, purpose });
    return settle(this.whenExchanging);
  }

  signOut(): Promise<void> {
    this.signOuts += 1;
    return settle(this.whenSigningOut);
  }
}
