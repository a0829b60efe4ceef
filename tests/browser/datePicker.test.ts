import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const brands = [
  ['green', hosts.greenFleet, demoAccounts.greenFleet, 'desktop'],
  ['amber', hosts.amberFleet, demoAccounts.amberFleet, 'phone'],
] as const;

const helpOf = async (host: string, as: typeof demoAccounts.greenFleet, viewport: 'desktop' | 'phone' = 'desktop') => {
  const page = await visit(host, '/ui/help', { as, viewport });
  await page.getByRole('heading', { level: 1, name: 'Dates and times' }).waitFor();
  return page;
};
const helpInGreen = () => helpOf(hosts.greenFleet, demoAccounts.greenFleet);

const calendarOf = (page: Page, field: string) => page.getByRole('button', { name: `${field}: open the calendar` });
const fieldOf = (page: Page, field: string) => page.getByRole('textbox', { name: field, exact: true });
const open = async (page: Page, field: string) => {
  await calendarOf(page, field).click();
  const dialog = page.getByRole('dialog', { name: field });
  await dialog.waitFor();
  return dialog;
};
const type = async (page: Page, field: string, text: string): Promise<void> => {
  await fieldOf(page, field).fill(text);
  await fieldOf(page, field).blur();
};
const valueOf = (page: Page, field: string) =>
  page
    .getByRole('region', { name: field, exact: true })
    .getByRole('status')
    .filter({ hasNotText: ' calendar ' })
    .last();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe.each(brands)('In %s', (_brand, host, account, viewport) => {
  it(`the picker has no barrier in any state, on a ${viewport}`, async () => {
    const page = await helpOf(host, account, viewport);
    await type(page, 'Date and time', 'next tuesday');
    await page.getByText('This is not a date we can read.').waitFor();
    await expectAccessible(page);
    for (const field of ['Date and time', 'From and to', 'Day', 'Days']) {
      await open(page, field);
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
});

describe('By mouse', () => {
  it.each([
    ['Date and time', '3/5/2026 8:30 am', [10], /^2026-03-10T08:30:00/],
    ['From and to', '3/5/2026 ~ 3/6/2026', [12, 9], /^2026-03-09T00:00:00\S+ ~ 2026-03-12T23:59:59/],
    ['Beginning of a range', '3/5/2026 ~ 3/9/2026', [3], /^2026-03-03T00:00:00\S+ ~ 2026-03-09T23:59:59/],
    ['End of a range', '3/5/2026 ~ 3/9/2026', [12], /^2026-03-05T00:00:00\S+ ~ 2026-03-12T23:59:59/],
  ])('%s is chosen', async (field, typed, days, value) => {
    const page = await helpInGreen();
    await type(page, field, typed);
    const dialog = await open(page, field);
    for (const day of days) await dialog.getByRole('button', { name: new RegExp(`March ${day}, 2026`) }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => valueOf(page, field).textContent()).toMatch(value);
  });

  it('a range is chosen by its name', async () => {
    const page = await helpInGreen();
    const dialog = await open(page, 'Days');
    await dialog.getByRole('button', { name: 'Last 7 days' }).click();
    await expect.poll(() => fieldOf(page, 'Days').inputValue()).toMatch(/^\d\d\/\d\d\/\d{4} ~ \d\d\/\d\d\/\d{4}$/);
  });

  it('a click beside the calendar keeps the old value', async () => {
    const page = await helpInGreen();
    await type(page, 'Day', '3/5/2026');
    const dialog = await open(page, 'Day');
    await page.mouse.click(2, 2);
    await dialog.waitFor({ state: 'detached' });
    expect(await fieldOf(page, 'Day').inputValue()).toBe('03/05/2026');
  });
});

describe('By keyboard', () => {
  it('a day is reached and chosen, and the focus comes back', async () => {
    const page = await helpInGreen();
    await type(page, 'Day', '3/5/2026');
    await calendarOf(page, 'Day').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('March 5, 2026');
    for (const [key, day] of [
      ['ArrowDown', 'March 12'],
      ['ArrowLeft', 'March 11'],
      ['Home', 'March 8'],
      ['End', 'March 14'],
      ['PageDown', 'April 14'],
      ['PageUp', 'March 14'],
      ['Shift+PageDown', 'March 14, 2027'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toContain(day);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => valueOf(page, 'A day').textContent()).toBe('2027-03-14');
    expect(await focused(page)).toBe('Day: open the calendar');
  });

  it('Escape gives back the focus and the old value', async () => {
    const page = await helpInGreen();
    await type(page, 'Date and time', '3/5/2026 8:30 am');
    const dialog = await open(page, 'Date and time');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await fieldOf(page, 'Date and time').inputValue()).toBe('03/05/2026, 08:30 AM');
    expect(await focused(page)).toBe('Date and time: open the calendar');
  });

  it('hours and minutes step and go round', async () => {
    const page = await helpInGreen();
    await page.getByRole('textbox', { name: 'Minute step' }).fill('15');
    await type(page, 'Date and time', '3/5/2026 11:45 pm');
    const dialog = await open(page, 'Date and time');
    await dialog.getByRole('spinbutton', { name: 'Time: Minute' }).press('ArrowUp');
    await dialog.getByRole('spinbutton', { name: 'Time: Hour' }).press('ArrowUp');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => fieldOf(page, 'Date and time').inputValue()).toBe('03/05/2026, 12:00 AM');
  });
});

it('on a phone the calendar is a sheet from below with targets to touch', async () => {
  const page = await helpOf(hosts.amberFleet, demoAccounts.amberFleet, 'phone');
  const dialog = await open(page, 'From and to');
  const sheet = await dialog.boundingBox();
  expect(sheet).toMatchObject({ x: 0, width: 390 });
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
  const small = await dialog
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.clientWidth < 42 || button.clientHeight < 42).map((button) => button.outerHTML),
    );
  expect(small).toEqual([]);
});
