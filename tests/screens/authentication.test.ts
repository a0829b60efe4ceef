import type { Page } from 'playwright';
import { it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { noAnswer, refusal } from '../support/browser/consoleLines.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('sign-in is accessible on opening, with problems and under a dialog', async () => {
  const page = await visit(hosts.greenFleet, '/authentication/sign-in', { expects: [refusal(422)] });
  await heading(page, 'Sign in');
  await expectAccessible(page);
  await click(page, 'Sign in');
  await page.getByText('Enter your password.').waitFor();
  await expectAccessible(page);
  await answerWith(page, '/api/v1/login', 422, { errors: [{ field: 'username', message: 'is not known' }] });
  await signIn(page, { email: 'someone@road.test', password: 'whatever it is' });
  await dialogOf(page, 'Oops...').waitFor();
  await expectAccessible(page);
});

it('the sign-in form that arrives with the page is accessible before its scripts are there', async () => {
  const page = await visit(hosts.amberFleet, 'about:blank');
  await page.route('**/assets/*.js', () => new Promise<void>(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Keep every truck earning.').waitFor();
  await expectAccessible(page);
});

it('sign-in with a notice and offline is accessible', async () => {
  const page = await visit(hosts.greenFleet, '/authentication/sign-in', {
    // axe fetches style sheets itself, and says that it cannot if the loading of one was cut off when the network went.
    expects: [refusal(500), noAnswer, /^Couldn't load preload assets/],
    prepare: (blank) => answerWith(blank, '/v1/companies/', 500, {}),
  });
  await page.getByText('Something unusual happened!').waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\./).waitFor();
  await expectAccessible(page);
});

it('sign-up with problems is accessible on a desktop and a phone', async () => {
  const page = await visit(hosts.greenFleet, '/authentication/sign-up');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await click(page, 'Create account');
  await page.getByText('Use 8 to 128 characters.').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(viewports.narrow);
  await page.reload();
  await heading(page, 'Create your account');
  await expectAccessible(page);
});

it('the pages for confirming an account and resetting a password are accessible', async () => {
  const page = await visit(hosts.amberOffice, '/authentication/confirm');
  for (const [path, title] of [
    ['/authentication/confirm', 'Check your email'],
    ['/authentication/forgot-password', 'Forgot your password?'],
    ['/authentication/new-password', 'Set a new password'],
  ] as const) {
    await page.goto(path);
    await heading(page, title);
    await arriveAt(page, path);
    await expectAccessible(page);
  }
});

it('sign-in is accessible in the neutral brand', async () => {
  const page = await visit(hosts.neutral, '/');
  await heading(page, 'Sign in');
  await expectAccessible(page);
});
