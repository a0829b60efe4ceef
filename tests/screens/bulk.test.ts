import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

it('a selection, the question before it is changed and the way to undo it are accessible', async () => {
  // Tractors alone: a trailer that goes changes the tractor in front of it.
  const tractors = '/ui/vehicles?status=available&kind=tractor';
  const page = await visit(hosts.amberFleet, tractors, { as: demoAccounts.amberFleet });
  await page.locator('table[aria-busy="false"]').waitFor();
  await page.locator('tbody [data-select-row]').nth(0).check();
  await page.locator('tbody [data-select-row]').nth(1).check();
  await page.getByRole('region', { name: 'Selected' }).getByText('2 selected').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Retire 2 vehicles?' });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retire' }).click();
  await page.getByText('2 vehicles retired').waitFor();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 vehicles restored').waitFor();
});

it('the reasons why a selection cannot be changed are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles?status=in_use', { as: demoAccounts.greenFleet });
  await page.locator('table[aria-busy="false"]').waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  await page.getByRole('dialog').getByText('Not possible for any of them.').waitFor();
  await expectAccessible(page);
});

it('a selection on a phone is accessible', async () => {
  const page = await visit(hosts.amberFleet, '/ui/vehicles', { as: demoAccounts.amberFleet, viewport: 'phone' });
  await page.locator('table[aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.locator('tbody tr').first().click();
  await page.getByText('1 selected', { exact: true }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('region', { name: 'Selected' }).count()).toBe(1);
});
