import { createHash } from 'node:crypto';

/** Under which requests are counted: nobody can read from it whose they are. */
export const keyOf = (countedBy: string): string => createHash('sha256').update(countedBy).digest('hex');
