import * as v from 'valibot';
import { it } from 'vitest';
import { companyOf } from '../support/browser/companyOf.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { lookAt } from '../support/browser/lookAt.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();
const firstOf = v.pipe(v.array(v.object({ id: v.string() })), v.nonEmpty());

it('the rooms of a fleet fit a small and a wide screen, and are accessible there', async () => {
  const as = demoAccounts.amberFleet;
  const [shipment] = v.parse(firstOf, await (await companyOf(as))('/v1/shipments?status=in_transit'));
  const page = await visit(hosts.amberFleet, '/dashboard', { as, viewport: 'wide' });
  await page.getByRole('button', { name: /^Show all/ }).waitFor();
  await lookAt(page, ['wide', 'enlarged']);
  for (const room of ['shipments', 'loads', 'vehicles']) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.goto(`/ui/${room}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByRole('main').getByRole('row').nth(1).waitFor();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await lookAt(page, ['wide', 'enlarged']);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/ui/shipments/${shipment?.id ?? ''}`);
  await page.getByRole('heading', { name: 'Rate confirmation' }).waitFor();
  await lookAt(page, ['wide', 'enlarged']);
});

it('the list and the form of a shipper’s requests fit a small and a wide screen, and are accessible there', async () => {
  const page = await visit(hosts.amberOffice, '/ui/requests', { as: demoAccounts.amberOffice, viewport: 'wide' });
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await lookAt(page, ['wide', 'enlarged']);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/ui/requests/new');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Add goods' }).waitFor();
  await lookAt(page, ['wide', 'enlarged']);
});
