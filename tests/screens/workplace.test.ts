import type { Page } from 'playwright';
import { it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();

const invitations = (page: Page) => page.getByText(/^All invitations/).waitFor();

it('the dashboard of a fleet is accessible, also with its account menu, its drawer on a phone and a failed list', async () => {
  const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.greenFleet, expects: [refusal(500)] });
  await invitations(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize(viewports.narrow);
  await invitations(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expectAccessible(page);

  await page.setViewportSize(viewports.desktop);
  await answerWith(page, '/invitations', 500, {});
  await page.reload();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

it('an unknown room and a workplace without companies, or with companies that failed to load, are accessible', async () => {
  const page = await visit(hosts.amberFleet, '/ui/nowhere', { as: demoAccounts.amberFleet, expects: [refusal(500)] });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await expectAccessible(page);

  await answerWith(page, '/v1/companies', 200, { code: 200, data: [] });
  await page.reload();
  await page.getByRole('heading', { name: 'You are not in a company yet' }).waitFor();
  await expectAccessible(page);

  await page.unrouteAll();
  await answerWith(page, '/v1/companies', 500, {});
  await page.reload();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

it('the dialog "Session Expired" is accessible', async () => {
  const page = await visit(hosts.greenFleet, '/authentication/sign-in', { prepare: (blank) => blank.clock.install() });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('token', 'a-token'));
  await page.goto('/dashboard');
  await dialogOf(page, 'Session Expired').waitFor();
  await expectAccessible(page);
});

it('the message about a missing part of the application is accessible', async () => {
  const page = await visit(hosts.greenFleet, '/dashboard', {
    as: demoAccounts.greenFleet,
    expects: [refusal(404), /ChunkGone/],
    prepare: (blank) => blank.route(/\/assets\/workplaceOn-[^/]+\.js$/, (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

it('a person’s own account is accessible, also with what is wrong with a new password and with the dialog for the password', async () => {
  for (const [host, as] of [
    [hosts.greenFleet, demoAccounts.greenFleet],
    [hosts.amberOffice, demoAccounts.amberOffice],
  ] as const) {
    await visit(host, '/dashboard', { as });
    const page = await visit(host, '/ui/account', { as, expects: [refusal(409)] });
    await page.getByText('This browser').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Enter your current password.').waitFor();
    await expectAccessible(page);
    await answerWith(page, '/api/v1/sign-ins', 409, { code: 409, message: 'Again.', reason: 'password_needed' });
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await dialogOf(page, 'Enter your password').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(viewports.narrow);
    await expectAccessible(page);
  }
});

it('the dashboard of an office is accessible', async () => {
  const page = await visit(hosts.amberOffice, '/dashboard', { as: demoAccounts.amberOffice });
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await expectAccessible(page);
});

it('the choice of a company and the company switcher are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.twoFleets });
  await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Alder Cold Chain' }).click();
  await page.getByRole('button', { name: 'Alder Cold Chain: switch company' }).click();
  await page.getByRole('button', { name: 'Rhine Valley Transport' }).waitFor();
  await expectAccessible(page);
});

it('the page for users of the other front end is accessible', async () => {
  const page = await visit(hosts.amberFleet, '/dashboard', { as: demoAccounts.amberOffice });
  await page.getByRole('heading', { name: 'Your company uses another site' }).waitFor();
  await expectAccessible(page);
});
