import { hash, verify } from '@node-rs/argon2';
import { nobodysHash } from './nobodysHash.ts';
import { Turns } from './Turns.ts';

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Argon2id, at most two at once: each takes 19 MiB and about 11 ms. A `peer` is who asks for it, and cannot fill the queue alone. */
export class Passwords {
  readonly #turns = new Turns({ atOnce: 2, mostWaiting: 40, mostOfOne: 4 });

  hash(password: string, peer?: string): Promise<string> {
    return this.#turns.take(() => hash(password, cost), peer);
  }

  /**
   * Finds the account when its turn has come, so that a lock set while it waited counts, and verifies the password against it
   * or, when there is none, against nobody's: both take the same time.
   */
  check<Account extends { readonly password_hash: string }, Result>(
    find: () => Promise<Account | undefined>,
    password: string,
    conclude: (account: Account | undefined, isRight: boolean) => Promise<Result>,
    peer?: string,
  ): Promise<Result> {
    return this.#turns.take(async () => {
      const account = await find();
      const matches = await verify(account?.password_hash ?? nobodysHash, password);
      return conclude(account, account !== undefined && matches);
    }, peer);
  }
}
