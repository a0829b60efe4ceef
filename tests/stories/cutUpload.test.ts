import type { Route } from 'playwright';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { companyOf } from '../support/browser/companyOf.ts';
import { noAnswer } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';

const { visit } = openBrowser();
const proven = v.object({ documents: v.array(v.object({ files: v.array(v.object({ name: v.string() })) })) });

it('a proof whose upload is cut by the network waits on the phone, and arrives once when the network is back', async () => {
  const { id, shipper, fleet } = await openDelivery();
  const phone = { as: fleet, viewport: 'phone', touch: true, expects: [noAnswer, /ERR_/] } as const;
  const page = await visit(hosts.greenFleet, `/ui/shipments/${id}`, phone);
  await page.getByRole('button', { name: 'Add proof of delivery in Lyon' }).click();
  const form = page.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  await form.getByLabel('Received by').fill('Jana Novák');
  const buffer = await page.screenshot({ type: 'jpeg' });
  await form.getByLabel('Choose a photo or PDF').setInputFiles({ name: 'goods.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByRole('button', { name: 'Remove goods.jpg' }).waitFor();

  const uploads: Route[] = [];
  await page.route(callsOf(`/v1/shipment/${id}/documents`), (upload) => void uploads.push(upload));
  await form.getByRole('button', { name: 'Add proof' }).click();
  await expect.poll(() => uploads.length).toBe(1);
  await form.getByRole('progressbar', { name: 'Sending the proof' }).waitFor();
  await page.context().setOffline(true);
  await uploads[0]?.abort('connectionreset');
  await form.waitFor({ state: 'detached' });
  const card = page.getByRole('region', { name: 'Proof of delivery' });
  await card.getByText('Waiting', { exact: true }).waitFor();

  await page.unrouteAll();
  await page.context().setOffline(false);
  await card.getByText('To verify').waitFor();
  const asShipper = await companyOf(shipper);
  expect(v.parse(proven, await asShipper(`/v1/shipment/${id}`)).documents).toEqual([
    { files: [{ name: 'goods.jpg' }] },
  ]);
});
