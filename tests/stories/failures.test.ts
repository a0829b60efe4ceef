import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { noAnswer, refusal } from '../support/browser/consoleLines.ts';
import { cutOff } from '../support/browser/cutOff.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { fillSignUp } from '../support/browser/fillSignUp.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

/** A 'nested exception' is only logged (seed §5). */
const original = /^A service answered: .*nested exception/i;

const textOf = async (page: Page): Promise<string> => {
  const dialog = dialogOf(page, 'Oops...');
  await dialog.waitFor();
  return dialog.locator('.swal2-html-container').innerText();
};

describe('a wrong password', () => {
  it('is reported in a dialog, and the form keeps what was typed', async () => {
    const page = await visit(hosts.greenFleet, '/', { expects: [refusal(401)] });
    const email = newEmail();
    await signIn(page, { email, password: 'not the one' });
    expect(await textOf(page)).toBe('The email or password is wrong, or the account has not been confirmed yet.');
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the one');
    expect(new URL(page.url()).pathname).toBe('/authentication/sign-in');
  });
});

describe('a refused write (seed §8)', () => {
  /** One of each kind; `failureMessages.test.ts` has them all. */
  const refusals: readonly [reason: string, status: number, json: object, expected: string][] = [
    [
      'several fields, one line each',
      422,
      {
        errors: [
          { field: 'phone', message: 'is taken' },
          { field: 'company', message: 'must not be empty' },
        ],
      },
      'phone is taken\ncompany No fields must be empty',
    ],
    ['a nested exception', 500, { message: 'x; nested exception is java.lang.Error' }, 'Bad Request'],
    ['a result above 299', 200, { code: 422, data: [{ field: 'email', message: 'is blocked' }] }, 'email is blocked'],
    ['an empty body', 500, {}, 'Error occurred'],
  ];

  it('is reported in a dialog, whatever the answer', async () => {
    const page = await visit(hosts.greenFleet, '/authentication/sign-up', {
      expects: [...refusals.map(([, status]) => refusal(status)), original],
    });
    await fillSignUp(page, newEmail());
    for (const [reason, status, json, expected] of refusals) {
      await page.unrouteAll();
      await answerWith(page, '/api/v1/users', status, json);
      await page.getByRole('button', { name: 'Create account' }).click();
      expect([reason, await textOf(page)]).toEqual([reason, expected]);
      await page.getByRole('button', { name: 'OK' }).click();
      await dialogOf(page, 'Oops...').waitFor({ state: 'detached' });
    }
  });

  it('is shown beside its field until the field changes', async () => {
    const page = await visit(hosts.greenFleet, '/authentication/sign-up', {
      expects: [refusal(422)],
      prepare: (blank) =>
        answerWith(blank, '/api/v1/users', 422, { errors: [{ field: 'phone', message: 'must not be empty' }] }),
    });
    await fillSignUp(page, newEmail());
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'OK' }).click();

    const phone = page.getByLabel('Phone');
    const problem = page.locator('p', { hasText: /^No fields must be empty$/ });
    await problem.waitFor();
    expect(await phone.getAttribute('aria-describedby')).toContain(await problem.getAttribute('id'));
    await expect.poll(() => phone.evaluate((input) => document.activeElement === input)).toBe(true);
    await phone.fill('+1 415 555 0199');
    await problem.waitFor({ state: 'detached' });
  });

  it("shows the service's message as text, never as HTML", async () => {
    const page = await visit(hosts.greenFleet, '/', {
      expects: [refusal(500)],
      prepare: (blank) => answerWith(blank, '/api/v1/login', 500, { message: '<img src=x onerror=alert(1)>' }),
    });
    await signIn(page, demoAccounts.greenFleet);
    expect(await textOf(page)).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('a write with an unreadable answer or none', () => {
  it('is reported and signs nobody in', async () => {
    const page = await visit(hosts.greenFleet, '/', {
      expects: [noAnswer],
      prepare: (blank) => cutOff(blank, '/api/v1/login'),
    });
    await signIn(page, demoAccounts.greenFleet);
    expect(await textOf(page)).toBe('We could not reach the service. Check your connection and try again.');

    for (const body of ['<!doctype html><title>Welcome to nginx!</title>', '{"code":200,"data":{"token":"abc"}}']) {
      await page.getByRole('button', { name: 'OK' }).click();
      await dialogOf(page, 'Oops...').waitFor({ state: 'detached' });
      await page.unrouteAll();
      await page.route('**/api/v1/login', (route) => route.fulfill({ status: 200, body }));
      await page.getByRole('button', { name: 'Sign in' }).click();
      const expected = 'We got a response we could not read. Try again in a moment.';
      expect([body, await textOf(page)]).toEqual([body, expected]);
    }
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

describe('a failed read', () => {
  it('is reported in place of its content and can be retried', async () => {
    const page = await visit(hosts.amberFleet, '/dashboard', {
      as: demoAccounts.amberFleet,
      expects: [refusal(500), original],
      prepare: (blank) => answerWith(blank, '/invitations', 500, { message: 'x; nested exception is java.lang.Error' }),
    });
    const failure = page.getByRole('alert');
    await failure.getByText('Bad Request').waitFor();
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^All invitations/).waitFor();
  });
});
