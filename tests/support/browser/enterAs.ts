import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Account } from './Account.ts';
import { startSession } from './startSession.ts';

/** Lets somebody be signed in where the product keeps it (seed §9) before a page of the host first runs; not again after that. */
export const enterAs = async (page: Page, host: string, account: Account): Promise<void> => {
  const { token, user } = await startSession(account);
  await page.addInitScript(
    (entry) => {
      if (location.hostname !== entry.host || localStorage.getItem(entry.mark)) return;
      localStorage.setItem(entry.mark, 'entered');
      sessionStorage.setItem('token', entry.token);
      sessionStorage.setItem('user', entry.user);
    },
    { host, mark: randomUUID(), token, user: JSON.stringify(user) },
  );
};
