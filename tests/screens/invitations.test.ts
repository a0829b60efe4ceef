import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const details = (page: Page) => page.getByRole('button', { name: /^Invitation for / });

it('the list of invitations, the same list after a failure, an invitation and the form are accessible', async () => {
  const page = await visit(hosts.amberFleet, '/ui/invitations', {
    as: demoAccounts.amberFleet,
    expects: [refusal(500)],
  });
  await details(page).first().waitFor();
  await expectAccessible(page);
  await details(page).first().click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.goto('/ui/invitations/new');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Enter the name.').waitFor();
  await expectAccessible(page);

  await answerWith(page, '/invitations', 500, {});
  await page.goto('/ui/invitations');
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

it('the list of invitations fits a narrow phone', async () => {
  const page = await visit(hosts.greenFleet, '/ui/invitations', { as: demoAccounts.greenFleet, viewport: 'narrow' });
  await details(page).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
