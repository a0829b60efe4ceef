import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { noAnswer, refusal } from '../support/browser/consoleLines.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

const somebody = { email: 'someone@road.test', password: 'whatever it is' };
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const states: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['sign-in', '/authentication/sign-in', heading],
  [
    'sign-in with problems',
    '/authentication/sign-in',
    async (page) => {
      await press(page, 'Sign in');
      await page.getByText('Please fill this in.').first().waitFor();
    },
  ],
  [
    'sign-in under a dialog',
    '/authentication/sign-in',
    async (page) => {
      await answerWith(page, '/api/v1/login', 422, { errors: [{ field: 'username', message: 'is not known' }] });
      await signIn(page, somebody);
      await dialogOf(page, 'Oops...').waitFor();
    },
  ],
  [
    'sign-in with a notice and without a network',
    '/authentication/sign-in',
    async (page) => {
      await answerWith(page, '/v1/companies/', 500, {});
      await page.reload();
      await page.getByText('Something unusual happened!').waitFor();
      // axe asks for the stylesheets itself, also for one whose loading the lost network cut off.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(/^You are offline\./).waitFor();
    },
  ],
  [
    'sign-up with problems',
    '/authentication/sign-up',
    async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await press(page, 'Create account');
      await page.getByText('Please use at least 8 characters.').waitFor();
    },
  ],
  ['confirmation', '/authentication/confirm', heading],
  ['forgotten password', '/authentication/forgot-password', heading],
  ['new password', '/authentication/new-password', heading],
];

describe.each([
  ['green', hosts.greenFleet],
  ['amber', hosts.amberOffice],
])('In %s, light and dark,', (_, host) => {
  it.each(states)('%s is accessible', async (_state, path, act) => {
    const page = await visit(host, path, { expects: [refusal(422), refusal(500), noAnswer] });
    await act(page);
    await expectAccessible(page);
  });

  it('sign-up is accessible on a phone', async () => {
    const page = await visit(host, '/authentication/sign-up', { viewport: 'narrow' });
    await heading(page);
    await expectAccessible(page);
  });
});

describe('In neutral colours', () => {
  it('sign-in is accessible', async () => {
    const page = await visit(hosts.neutral, '/');
    await heading(page);
    await expectAccessible(page);
  });
});
