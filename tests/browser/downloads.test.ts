import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../support/browser/addressOf.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();

/** At a vehicle whose paper on file has expired, where the service answers every download so. */
const visitPaper = async (status: number): Promise<Page> => {
  const page = await visit(hosts.greenFleet, '/ui/papers?status=expired', {
    as: demoAccounts.greenFleet,
    expects: [refusal(status)],
  });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .waitFor();
  await page.route(/\/(?:media|documents)\/[^/]+$/, (route) =>
    route.fulfill({ status, json: { code: status, message: 'No.' } }),
  );
  return page;
};
const download = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Download / })
    .first()
    .click();

describe('A download', () => {
  it.each([404, 500])('that is answered with %s is regretted', async (status) => {
    const page = await visitPaper(status);
    await download(page);
    await dialogOf(page, 'Oops...').getByText('An error sorry').waitFor();
  });

  it('with a session that is over ends it, and comes back to the same place', async () => {
    const page = await visitPaper(401);
    const place = addressOf(page);
    await download(page);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await storedSession(page)).toMatchObject({ token: null, user: null });
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(place);
    expect(await page.getByText('An error sorry').count()).toBe(0);
  });
});
