import { createHash } from 'node:crypto';

/** What is kept of a token. SHA-256 suffices: 256 random bits cannot be guessed, however quick the hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
