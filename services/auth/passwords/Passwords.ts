import { hash, verify } from '@node-rs/argon2';
import { Turns } from './Turns.ts';

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A hash of nothing anyone can type, at the same cost: verified in place of an account that is not there. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Argon2id, at most two at once: each takes 19 MiB and about 11 ms. */
export class Passwords {
  readonly #turns = new Turns({ atOnce: 2, mostWaiting: 40 });

  hash(password: string): Promise<string> {
    return this.#turns.take(() => hash(password, cost));
  }

  /**
   * Finds the account when its turn has come, so that a lock set while it waited counts, and verifies the password against it
   * or, when there is none, against nobody's: both take the same time.
   */
  check<Account extends { readonly password_hash: string }, Result>(
    find: () => Promise<Account | undefined>,
    password: string,
    conclude: (account: Account | undefined, isRight: boolean) => Promise<Result>,
  ): Promise<Result> {
    return this.#turns.take(async () => {
      const account = await find();
      const matches = await verify(account?.password_hash ?? nobodysHash, password);
      return conclude(account, account !== undefined && matches);
    });
  }
}
