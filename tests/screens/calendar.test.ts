import type { Page } from 'playwright';
import { it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const calendarOf = (page: Page, field: string) => page.getByRole('button', { name: `${field}: open the calendar` });
const enterRange = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'From and to', exact: true });
  await field.fill(text);
  await field.blur();
};

it('the calendar is accessible in one brand, both empty and with a range and a problem', async () => {
  const page = await visit(hosts.greenFleet, '/ui/help/dates', { as: demoAccounts.greenFleet });
  await page.getByRole('textbox', { name: 'Minute step' }).fill('15');
  await calendarOf(page, 'Date and time').click();
  await page.getByRole('dialog', { name: 'Date and time' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await enterRange(page, '3/5/2026 8:07 am ~ 3/9/2026');
  await calendarOf(page, 'From and to').click();
  await page.getByRole('dialog', { name: 'From and to' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
});

it('the calendar is accessible in the other brand, as a bottom sheet', async () => {
  const page = await visit(hosts.amberFleet, '/ui/help/dates', {
    as: demoAccounts.amberFleet,
    viewport: 'phone',
    touch: true,
  });
  await enterRange(page, '3/5/2026 ~ 3/9/2026');
  await calendarOf(page, 'From and to').tap();
  await page.getByRole('dialog', { name: 'From and to' }).waitFor();
  await expectAccessible(page);
});
