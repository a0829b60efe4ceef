import { StorageFull } from '../StorageFull.ts';

/** PostgreSQL's `disk_full`, and what the system says of a full disk and of a used-up quota. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed for want of room on the disk. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof StorageFull || (error instanceof Error && 'code' in error && codes.has(error.code));
