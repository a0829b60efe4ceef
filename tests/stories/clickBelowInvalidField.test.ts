import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
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

const paper = async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles?q=RV-0', { as: demoAccounts.greenFleet, viewport: 'phone' });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper') };
  await page.getByLabel('Add a paper').setInputFiles(file);
  return page;
};
const sunken = 1;
/** Presses near an edge of a control, and tells how far it moved until it is released: a pressed button sinks by 1 px. */
const press = async (page: Page, control: Locator, edge: 'upper' | 'lower') => {
  await control.scrollIntoViewIfNeeded();
  const before = await control.boundingBox();
  if (!before) throw new Error('It is not to be seen');
  await page.mouse.move(before.x + before.width / 2, edge === 'upper' ? before.y + 3 : before.y + before.height - 3);
  await page.mouse.down();
  await twoFrames(page);
  const moved = ((await control.boundingBox())?.y ?? 0) - before.y;
  await page.mouse.up();
  return moved;
};

describe('a click that leaves a mistyped date lands where it was pressed', () => {
  it.each(['upper', 'lower'] as const)('on the %s edge of a button below it', async (edge) => {
    const page = await paper();
    await page.getByLabel('Paper type').selectOption('other');
    await page.getByRole('textbox', { name: 'Expiry date' }).fill('31/31/2027');
    expect(await press(page, page.getByRole('button', { name: 'Add paper' }), edge)).toBe(sunken);
    await page.getByText(/^This is not a valid date/).waitFor();
    await expect.poll(() => focusedField(page)).toBe('expiresOn');
  });

  it('on the button below a date that has passed', async () => {
    const page = await paper();
    await page.getByLabel('Paper type').selectOption('other');
    await page.getByRole('textbox', { name: 'Expiry date' }).fill('5/6/2020');
    expect(await press(page, page.getByRole('button', { name: 'Cancel' }), 'lower')).toBe(sunken);
    await page.getByRole('button', { name: 'Add paper' }).waitFor({ state: 'detached' });
  });

  it('in the next field, which then has the focus', async () => {
    const page = await paper();
    await page.getByRole('textbox', { name: 'Issue date' }).fill('31/31/2027');
    await page.getByRole('textbox', { name: 'Expiry date' }).click();
    expect(await focusedField(page)).toBe('expiresOn');
  });
});
