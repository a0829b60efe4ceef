import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openLoad } from '../support/browser/openLoad.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();

it.each([
  ['list', () => '/ui/requests', 'Requests'],
  ['form', () => '/ui/requests/new', 'New request'],
  ['copy', (id: string) => `/ui/requests/new?from=${id}`, 'New request'],
])('the %s of requests is accessible and fits the screen', async (_, addressFor, heading) => {
  const { id, shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, addressFor(id), { as: shipper });
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
});

it('a form with all that can be wrong is accessible', async () => {
  const { shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, '/ui/requests/new', { as: shipper });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('fields need your attention').waitFor();
  for (const name of ['Volume, temperature, dangerous goods', 'Payload, temperature and ADR approval'])
    await page.getByText(name).click();
  await page.getByLabel('Dangerous goods (ADR)', { exact: true }).check();
  await page.getByRole('button', { name: 'Change time zone' }).first().click();
  await expectAccessible(page);
});

it('the question before a load is published twice, and the mark that fleets then see, are accessible', async () => {
  const { id, shipper, near } = await openLoad();
  const page = await visit(hosts.greenOffice, `/ui/requests/new?from=${id}`, { as: shipper });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: /^This looks like SR-/ }).waitFor();
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await page.getByRole('heading', { level: 1, name: /^SR-/ }).waitFor();
  const fleet = await visit(hosts.greenFleet, '/ui/loads?sort=-newest', { as: near.account });
  for (const size of [viewports.desktop, viewports.narrow]) {
    await fleet.setViewportSize(size);
    await fleet.getByTitle('The same shipper posted another load').first().waitFor();
    await expectAccessible(fleet);
  }
  await fleet.goto(new URL(`/ui/loads/${id}`, fleet.url()).href);
  await fleet.getByText('The same shipper posted another load').waitFor();
  await expectAccessible(fleet);
});
