import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Account } from './Account.ts';
import { startSession } from './startSession.ts';

/** Stores a session as the product does (seed §9) before the host's first page runs, and only then. */
export const enterAs = async (page: Page, host: string, account: Account): Promise<void> => {
  const { token, user } = await startSession(account);
  await page.addInitScript(
    (entry) => {
      if (location.hostname !== entry.host || localStorage.getItem(entry.mark)) return;
      localStorage.setItem(entry.mark, 'entered');
      sessionStorage.setItem('token', entry.token);
      sessionStorage.setItem('user', entry.user);
    },
    {
      host,
      mark: randomUUID(),
      token,
      user: JSON.stringify({ ...user, ...(account.region && { region: account.region }) }),
    },
  );
};
