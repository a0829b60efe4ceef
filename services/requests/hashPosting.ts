import { createHash } from 'node:crypto';

/** A posting key as it is kept: short, whatever the names of the towns, and saying nothing to whoever reads a load. */
export const hashPosting = (key: string): string => createHash('sha256').update(key).digest('base64url');
