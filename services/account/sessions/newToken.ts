import type { Random } from '../../random/Random.ts';

/** An opaque token of 256 random bits in base64url. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');
