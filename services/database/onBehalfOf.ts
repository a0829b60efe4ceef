import { AsyncLocalStorage } from 'node:async_hooks';

/** Work on the database that is done for somebody. */
export interface DatabaseCall {
  /** For whom it counts: the groups a caller belongs to, the widest first, then the caller. */
  readonly path: readonly string[];
  readonly isOver: boolean;
}

const calls = new AsyncLocalStorage<DatabaseCall>();

/** Mails, clean-ups and whatever else nobody asked for just now. */
const ownWork: DatabaseCall = { path: ['own work'], isOver: true };

/** Does work whose time on the database counts for a caller and the groups they belong to, the widest first. */
export async function onBehalfOf<Result>(path: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const call = { path, isOver: false };
  try {
    return await calls.run(call, work);
  } finally {
    call.isOver = true;
  }
}

/** The call that the code which asks is part of. */
export const currentCall = (): DatabaseCall => calls.getStore() ?? ownWork;
