import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();
const office = [hosts.amberOffice, demoAccounts.amberOffice] as const;
const fleet = [hosts.amberFleet, demoAccounts.amberFleet] as const;

it.each([
  ['/ui/carriers', 'Carriers', 'row', ...office],
  ['/ui/carriers/lists', 'Carrier lists', 'listitem', ...office],
  ['/ui/requests/import', 'Import requests', 'button', ...office],
  ['/ui/requests/templates', 'Templates', 'link', ...office],
  ['/ui/requests/places', 'Places', 'button', ...office],
  ['/ui/company/terms', 'Terms', 'button', ...office],
  ['/ui/reports', 'Reports', 'article', ...office],
  ['/ui/reports/on_time', 'Are our carriers on time?', 'row', ...office],
  ['/ui/reports?by=lane&outcome=late&from=2026-01-01&to=2026-01-02', 'Are we on time?', 'combobox', ...fleet],
  ['/ui/reports/dwell?period=90', 'Where do trucks wait?', 'row', ...fleet],
  ['/ui/reports/proof', 'What is delivered without proof?', 'row', ...fleet],
  ['/ui/reports/offers?period=90', 'How many offers are accepted?', 'row', ...fleet],
  ['/ui/reports/empty_km?period=90', 'How far do trucks run empty?', 'row', ...fleet],
  ['/ui/reports/spend', 'What do shipments cost?', 'row', ...office],
  ['/ui/reports/otif', 'Do we deliver on time and in full?', 'row', ...fleet],
  ['/ui/reports/revenue?period=90', 'What do shipments earn?', 'row', ...fleet],
  ['/ui/reports/lanes?period=90', 'What does a lane cost?', 'row', ...office],
  ['/ui/reports/utilisation', 'How often are trucks in use?', 'row', ...fleet],
  ['/ui/reports/scorecard?period=90', 'How do carriers perform?', 'row', ...office],
  ['/ui/reports/co2e?period=90', 'How much CO2e do shipments cause?', 'row', ...office],
  ['/ui/shipments/import', 'Import EDI status', 'link', ...fleet],
  ['/ui/statements', 'Statements', 'row', ...office],
  ['/ui/statements?status=paid', 'Statements', 'row', ...fleet],
  ['/ui/notifications', 'Notifications', 'button', ...office],
  ['/ui/notifications/settings', 'Notification settings', 'checkbox', ...office],
  ['/ui/notifications/settings', 'Notification settings', 'checkbox', ...fleet],
] as const)('%s is accessible and fits the screen', async (path, heading, part, host, as) => {
  const page = await visit(host, path, { as });
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('main').getByRole(part).first().waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
});

it('the bell, a carrier and the question before a block are accessible', async () => {
  const page = await visit(hosts.amberOffice, '/ui/carriers', { as: demoAccounts.amberOffice });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'All notifications' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Block carrier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  await expectAccessible(page);
});

it('loads beside their map, and why trucks do not fit, are accessible', async () => {
  const page = await visit(hosts.amberFleet, '/ui/loads', { as: demoAccounts.amberFleet });
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Map' }).click();
  await page.getByRole('img', { name: /^Map of pickups/ }).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^(At least )?[\d,]+ fits?$|^None (of your first 1,000 trucks )?fits$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});
