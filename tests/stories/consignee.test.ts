import { expect, it } from 'vitest';
import { companyOf } from '../support/browser/companyOf.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';

const { visit } = openBrowser();

/** Events before the truck is on its way to the delivery. */
const loaded = 3;

it('a consignee on a phone follows a shipment by a link of the shipper, by town only, until the link is revoked', async () => {
  const { id, shipper, fleet } = await openDelivery(loaded);
  const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  await office.getByRole('button', { name: 'Create link' }).click();
  const links = office.getByRole('region', { name: 'Tracking links' });
  const link = await links.getByText('/track/').textContent();

  const phone = await visit(hosts.greenOffice, `/track/${link?.split('/track/')[1] ?? ''}`, {
    viewport: 'phone',
    expects: [refusal(404)],
  });
  await phone.getByRole('heading', { name: 'On the way' }).waitFor();
  await phone.getByText('It left Leipzig and is on its way to Lyon.').waitFor();
  await phone.evaluate(() => document.body.setAttribute('data-since', 'opened'));
  const asFleet = await companyOf(fleet);
  await asFleet(`/v1/shipment/${id}/events`, { type: 'arrived', stop: 1 });
  await asFleet(`/v1/shipment/${id}/events`, { type: 'delivered', stop: 1 });
  await phone.getByText('It was handed over in Lyon.').waitFor();
  expect(await phone.evaluate(() => document.body.getAttribute('data-since'))).toBe('opened');
  expect(await phone.locator('body').textContent()).not.toMatch(/Rue de Lyon|HH HH 204|Ada Moss|1,250|Entrepôt/);

  await links.getByRole('button', { name: /^Revoke link/ }).click();
  await office.getByRole('button', { name: 'Revoke link', exact: true }).click();
  await links.getByText('1 link no longer works').waitFor();
  await phone.reload();
  await phone.getByRole('heading', { name: 'This link does not work' }).waitFor();
});
