import { expect, it } from 'vitest';
import * as v from 'valibot';
import { companyOf } from '../support/browser/companyOf.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { lookAt } from '../support/browser/lookAt.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openShipment } from '../support/browser/openShipment.ts';

const { visit } = openBrowser();
const office = demoAccounts.amberOffice;
const listed = v.array(v.object({ id: v.string(), assignBy: v.string() }));
const lined = v.object({ lines: v.array(v.object({ state: v.string() })) });
const firstOf = v.pipe(v.array(v.object({ id: v.string() })), v.nonEmpty());

it('a tracking link, the dialog to cancel a shipment and a canceled one are accessible and fit the screen', async () => {
  const { id, shipper } = await openShipment();
  const page = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  const links = page.getByRole('region', { name: 'Tracking links' });
  await links.getByRole('button', { name: 'Create link' }).click();
  await links.getByRole('button', { name: /^Copy link/ }).waitFor();
  await lookAt(page);
  await page.getByRole('button', { name: 'Cancel shipment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type="submit"]').click();
  await lookAt(page);
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('This shipment was canceled.').waitFor();
  await lookAt(page);
});

it('the shipments of a shipper and the dialog to take a load back are accessible and fit the screen', async () => {
  const call = await companyOf(office);
  const late = v
    .parse(listed, await call('/v1/shipments?flag=unassigned&size=100'))
    .find(({ assignBy }) => Date.parse(assignBy) < Date.now());
  expect(late).toBeTruthy();
  const page = await visit(hosts.amberOffice, '/ui/shipments', { as: office });
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await lookAt(page);
  await page.goto(`/ui/shipments/${late?.id ?? ''}`);
  await page.getByRole('button', { name: 'Take the load back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).waitFor();
  await lookAt(page);
});

/** An issued statement of the demo with a line that was not agreed before. */
const withExtra = async (): Promise<string> => {
  const call = await companyOf(office);
  for (const { id } of v.parse(firstOf, await call('/v1/statements?status=issued&size=100'))) {
    // oxlint-disable-next-line no-await-in-loop -- until one is found
    const { lines } = v.parse(lined, await call(`/v1/statements/${id}`));
    if (lines.some(({ state }) => state === 'proposed')) return id;
  }
  throw new Error('No issued statement of the demo has a line to dispute.');
};

it('a statement, its EDI cards and the dialogs of a shipper are accessible and fit the screen', async () => {
  const call = await companyOf(office);
  const [approved] = v.parse(firstOf, await call('/v1/statements?status=approved'));
  const page = await visit(hosts.amberOffice, `/ui/statements/${await withExtra()}`, { as: office });
  await page.getByRole('heading', { name: 'EDI invoice', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Compare an EDI invoice' }).waitFor();
  await lookAt(page);
  await page
    .getByRole('button', { name: /^Dispute / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dispute line' }).click();
  await page.getByText('Say why.').waitFor();
  await lookAt(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Approve .*\d/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await lookAt(page);
  await page.goto(`/ui/statements/${approved?.id ?? ''}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').waitFor();
  await lookAt(page);
});

it('the EDI pages of requests are accessible and fit the screen', async () => {
  const call = await companyOf(office);
  const [request] = v.parse(firstOf, await call('/v1/shipment-requests?status=open'));
  const page = await visit(hosts.amberOffice, '/ui/requests/import/edi', { as: office });
  await page.getByRole('heading', { level: 1, name: 'Import an EDI file' }).waitFor();
  await lookAt(page);
  await page.goto(`/ui/requests/export/edi?from=${request?.id ?? ''}`);
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await lookAt(page);
});
