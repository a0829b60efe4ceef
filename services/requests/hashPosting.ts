import { createHash } from 'node:crypto';

/** A posting key as it is kept: short, whatever the names of the towns, and not to be read off a load. */
export const hashPosting = (key: string): string => createHash('sha256').update(key).digest('base64url');
