import { hash, verify } from '@node-rs/argon2';
import { unusableHash } from './unusableHash.ts';
import { Bulkhead } from './Bulkhead.ts';

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Argon2id, at most two at a time: each takes 19 MiB and about 11 ms. One client, identified by `peer`, cannot fill the queue. */
export class Passwords {
  readonly #bulkhead = new Bulkhead({ maxConcurrent: 2, maxQueued: 40, maxPerClient: 4 });

  /** How many passwords wait to be checked or hashed. */
  get waiting(): number {
    return this.#bulkhead.waiting;
  }

  hash(password: string, peer?: string): Promise<string> {
    return this.#bulkhead.run(() => hash(password, cost), peer);
  }

  /**
   * Looks up the account after waiting in the queue, so that a lock set meanwhile counts. Without an account it verifies against
   * an unusable hash, to take the same time.
   */
  check<Account extends { readonly password_hash: string }, Result>(
    find: () => Promise<Account | undefined>,
    password: string,
    conclude: (account: Account | undefined, isRight: boolean) => Promise<Result>,
    peer?: string,
  ): Promise<Result> {
    return this.#bulkhead.run(async () => {
      const account = await find();
      const matches = await verify(account?.password_hash ?? unusableHash, password);
      return conclude(account, account !== undefined && matches);
    }, peer);
  }
}
