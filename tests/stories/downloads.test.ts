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

/** Opens a vehicle with an expired paper. */
const visitPaper = async (...expects: readonly RegExp[]): Promise<Page> => {
  const page = await visit(hosts.greenFleet, '/ui/papers?status=expired', { as: demoAccounts.greenFleet, expects });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .waitFor();
  return page;
};
/** Answers every download with this status. */
const answerDownloads = (page: Page, status: number): Promise<unknown> =>
  page.route(/\/(?:media|documents)\/[^/]+$/, (route) =>
    route.fulfill({ status, json: { code: status, message: 'No.' } }),
  );
const download = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Download / })
    .first()
    .click();

describe('a download', () => {
  it('that fails shows a dialog', async () => {
    const page = await visitPaper(refusal(404), refusal(500));
    for (const status of [404, 500]) {
      await answerDownloads(page, status);
      await download(page);
      await dialogOf(page, 'Oops...').getByText('An error sorry').waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      await dialogOf(page, 'Oops...').waitFor({ state: 'detached' });
    }
  });

  it('after the session has expired leads to sign-in and back to the same page', async () => {
    const page = await visitPaper(refusal(401));
    await answerDownloads(page, 401);
    const place = addressOf(page);
    await download(page);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await storedSession(page)).toMatchObject({ token: null, user: null });
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(place);
    expect(await page.getByText('An error sorry').count()).toBe(0);
  });
});
