import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { callsOf } from '../support/browser/callsOf.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();

/** The company whose invitations are read next, other than the one before. */
const invitationCompany = (page: Page, before?: string) =>
  page
    .waitForRequest(
      (request) => callsOf('/invitations')(new URL(request.url())) && request.headers()['x-company-id'] !== before,
    )
    .then((request) => request.headers()['x-company-id']);

describe('a user with several companies', () => {
  it('signs out, chooses a company, switches to the other, and keeps it after a reload', async () => {
    // Whoever signs out may be reading rooms ahead just then.
    const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.twoFleets, expects: [refusal(401)] });
    await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(page, demoAccounts.twoFleets);
    await page.getByRole('heading', { name: 'Choose a company' }).waitFor();

    const first = invitationCompany(page);
    await page.getByRole('button', { name: 'Alder Cold Chain' }).click();
    await page.getByRole('heading', { name: 'Amara' }).waitFor();
    expect((await storedSession(page)).company).toContain(await first);

    const second = invitationCompany(page, await first);
    await page.getByRole('button', { name: 'Alder Cold Chain: switch company' }).click();
    await page.getByRole('button', { name: 'Rhine Valley Transport' }).click();
    await page.getByRole('button', { name: 'Rhine Valley Transport: switch company' }).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByText('Dispatcher', { exact: true }).waitFor();
    expect((await storedSession(page)).company).toContain(await second);

    await page.reload();
    await page.getByRole('button', { name: 'Rhine Valley Transport: switch company' }).waitFor();
  });
});

describe('a user on the front end of another audience or brand', () => {
  it.each([
    [hosts.greenFleet, demoAccounts.greenOffice, 'shipper site', hosts.greenOffice, 'Julien'],
    [hosts.amberOffice, demoAccounts.amberFleet, 'fleet site', hosts.amberFleet, 'Diego'],
  ])('at %s can go to their own, still signed in', async (host, account, place, next, name) => {
    const page = await visit(host, '/');
    await signIn(page, account);
    await page.getByRole('heading', { name: 'Your company uses another site' }).waitFor();
    await page.getByRole('button', { name: `Go to the ${place}` }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await arriveAt(page, '/dashboard');
    expect(new URL(page.url()).host).toBe(`${next}:${inject('port')}`);
  });

  it('of another brand is told so', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.amberFleet });
    await page.getByRole('heading', { name: 'You are not in a company yet' }).waitFor();
    await page.getByText('Your account is not in any company at Greenline Haulage.').waitFor();
  });
});
