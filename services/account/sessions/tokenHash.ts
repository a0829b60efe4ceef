import { createHash } from 'node:crypto';

/** The stored hash of a token. A fast hash is enough for 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
