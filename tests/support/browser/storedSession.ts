import type { Page } from 'playwright';

/** The session stored in the tab under the seed's keys (seed §9). */
export const storedSession = (page: Page): Promise<Record<'token' | 'user' | 'company', string | null>> =>
  page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    user: sessionStorage.getItem('user'),
    company: sessionStorage.getItem('company'),
  }));
