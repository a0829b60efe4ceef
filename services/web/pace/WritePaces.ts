import { TokenBuckets } from './TokenBuckets.ts';

/** Whom a write counts for: a stranger's for their address. */
export type WriteHolder = 'account' | 'company' | 'address';

/** Says how long a holder must wait before the next write, or a company before more bytes of files, in seconds; 0 if not at all. */
export type WritePaces = Readonly<Record<WriteHolder | 'files', Pick<TokenBuckets, 'take'>>>;

/**
 * Two writes a second for an account after 600 at once: more than a person's bulk work, and far less than a script makes. A company
 * has three times as much, and an address that of a large office. Files: as much an hour as a company may keep, because the room of
 * what was deleted is not free at once.
 */
export const writePaces = (): WritePaces => ({
  account: new TokenBuckets({ burst: 600, perSecond: 2 }),
  company: new TokenBuckets({ burst: 1_800, perSecond: 6 }),
  address: new TokenBuckets({ burst: 2_000, perSecond: 20 }),
  files: new TokenBuckets({ burst: 1024 ** 3, perSecond: 1024 ** 3 / 3_600 }),
});
