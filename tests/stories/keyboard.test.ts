import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** The name of the focused element, which must be visible and have a focus ring. */
const focused = async (page: Page): Promise<string> => {
  const { name, ring, height } = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const frame = element.matches('input') ? (element.parentElement ?? element) : element;
    const rings = [element, frame].map((part) => getComputedStyle(part).outlineStyle);
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const text = labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: text.trim(),
      ring: rings.some((style) => style !== 'none'),
      height: element.getBoundingClientRect().height,
    };
  });
  expect({ name, ring, seen: height > 0 }).toEqual({ name, ring: true, seen: true });
  return name;
};

/** Presses Tab until the named element has the focus; every element on the way must show its focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).startsWith(name)) return;
  }
  throw new Error(`Tab never came to ${name}`);
};

describe('with the keyboard alone', () => {
  it('a user gets from an urgent paper to that paper, and back above the list when clearing filters', async () => {
    const page = await visit(hosts.amberFleet, '/ui/papers', { as: demoAccounts.amberFleet });
    const paper = page.getByRole('row').nth(1);
    const type = (await paper.getByRole('cell').first().textContent()) ?? '';
    await paper.getByRole('link').focus();
    await page.keyboard.press('Enter');
    const sought = page.locator('[data-highlighted]:focus');
    await expect.poll(() => sought.textContent()).toContain(type);
    await expect.poll(() => sought.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(64);
    expect(new URL(page.url()).hash).toMatch(/^#./);

    await page.goto('/ui/vehicles?status=available');
    await page.getByRole('button', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await arriveAt(page, '/ui/vehicles');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SEARCH');
  });

  it('a user signs in', async () => {
    const page = await visit(hosts.greenFleet, '/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo(page, 'Email');
    await page.keyboard.type(demoAccounts.greenFleet.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(demoAccounts.greenFleet.password);
    await page.keyboard.press('Enter');
    await arriveAt(page, '/dashboard');
  });

  it('a user signs up', async () => {
    const page = await visit(hosts.amberOffice, '/authentication/sign-up');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    for (const [field, text] of [
      ['Company name', 'Quick Haul'],
      ['Your name', 'Nadia Petrova'],
      ['Email', newEmail()],
      ['Phone', '+14155550132'],
      ['Password', 'seven horses at dawn'],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Show password');
    await tabTo(page, 'Create account');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/authentication/confirm');
  });

  it('a user chooses a company, switches it and signs out', async () => {
    // Whoever signs out may be reading rooms ahead just then.
    const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.twoFleets, expects: [refusal(401)] });
    await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
    await tabTo(page, 'Alder Cold Chain');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Alder Cold Chain: switch company' }).waitFor();

    await tabTo(page, 'Alder Cold Chain: switch company');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Rhine Valley Transport');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rhine Valley Transport: switch company' }).waitFor();

    await tabTo(page, 'Account of Amara Okafor');
    await page.keyboard.press('Enter');
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await signOut.waitFor();
    await page.keyboard.press('Escape');
    await signOut.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Account of Amara Okafor');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sign out');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/authentication/sign-in');
  });

  it('a user skips to the content', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.greenFleet });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('the focus moves to the heading of each new page, and stays in the search field while typing', async () => {
    const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: demoAccounts.greenFleet });
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const readsFrom = async (name: string | RegExp) => {
      await heading(name).waitFor();
      await expect.poll(() => heading(name).evaluate((shown) => shown === document.activeElement)).toBe(true);
    };
    await heading('Vehicles').waitFor();
    await page.getByRole('searchbox').pressSequentially('RV-00');
    await page.waitForURL(/q=RV-00/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');

    const row = page.getByRole('link', { name: /^RV-00/ }).first();
    const fleetNumber = await row.innerText();
    await row.press('Enter');
    await readsFrom(new RegExp(fleetNumber));
    await page.getByRole('link', { name: 'Edit' }).press('Enter');
    await readsFrom(/Edit/);
    await page.getByLabel('Make', { exact: true }).fill('Scania');
    await page.keyboard.press('Enter');
    await readsFrom(new RegExp(fleetNumber));
    await page.getByRole('link', { name: 'Drivers' }).first().press('Enter');
    await readsFrom('Drivers');
    await page.goBack();
    await readsFrom(new RegExp(fleetNumber));
  });

  it('a user opens the drawer on a phone, stays in it and returns to its button', async () => {
    const page = await visit(hosts.greenFleet, '/ui/nowhere', { as: demoAccounts.greenFleet, viewport: 'phone' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Menu');

    await page.keyboard.press('Enter');
    await tabTo(page, 'Dashboard');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/dashboard');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  });

  it('a dialog closes with Escape and returns the focus', async () => {
    const page = await visit(hosts.greenFleet, '/', {
      prepare: (blank) => blank.route('**/api/v1/login', (route) => route.fulfill({ status: 200, body: 'no' })),
    });
    await page.getByLabel('Email').fill('someone@road.test');
    await page.getByLabel('Password', { exact: true }).fill('whatever it is');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Oops...' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    expect(await focused(page)).toBe('Password');
  });
});
