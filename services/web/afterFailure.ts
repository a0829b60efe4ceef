import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** Undoes something once this request has been refused or has failed, which a commit may do after the handler returned. */
export const afterFailure = (c: Context<AppEnv>, work: () => Promise<void>): void =>
  void c.get('afterFailure')?.push(work);
