import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Presses a button at its upper edge and releases it two frames later, like a real click. */
const pressAtEdge = async (page: Page, button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await twoFrames(page);
  await page.mouse.up();
};

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

it.each([
  ['the company', '/ui/company', 'Phone (optional)', 'phone', 'Save changes'],
  ['an invitation', '/ui/invitations/new', 'Email', 'name', 'Send invitation'],
])('the form of %s is submitted by a click that also leaves an invalid field', async (_, path, label, name, send) => {
  const page = await visit(hosts.greenFleet, path, { as: demoAccounts.greenFleet });
  const button = page.getByRole('button', { name: send });
  await page.getByLabel(label, { exact: true }).fill('nobody');
  await pressAtEdge(page, button);
  await expect.poll(() => focusedField(page)).toBe(name);
  await page
    .getByText(/^Enter (the number|an email address)/)
    .first()
    .waitFor();
});

it('an unreadable date is reported when a click on a button below it ends', async () => {
  const page = await visit(hosts.greenFleet, '/ui/help/dates', { as: demoAccounts.greenFleet, viewport: 'phone' });
  const below = page.getByRole('button', { name: 'Days: open the calendar' });
  await below.scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('someday');
  await pressAtEdge(page, below);
  await page.getByText(/^This is not a valid date/).waitFor();
  await page.getByRole('dialog', { name: 'Days' }).waitFor();
});
