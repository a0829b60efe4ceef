import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { companyOf } from '../support/browser/companyOf.ts';
import { noAnswer } from '../support/browser/consoleLines.ts';
import { enterAs } from '../support/browser/enterAs.ts';
import { hosts } from '../support/browser/hosts.ts';
import { loseFirstAnswer } from '../support/browser/loseFirstAnswer.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';
import { signByHand } from '../support/browser/signByHand.ts';

const { visit } = openBrowser();
const proven = v.object({ documents: v.array(v.object({ files: v.array(v.object({ name: v.string() })) })) });

/** Events before the delivery: the truck is on its way there. */
const onTheWay = 3;

it('a proof made on a phone without the network outlives a reload, a killed page and a cut upload, and arrives once, in order', async () => {
  const { id, shipper, fleet } = await openDelivery(onTheWay);
  const [host, path] = [hosts.greenFleet, `/ui/shipments/${id}`];
  const events = callsOf(`/v1/shipment/${id}/events`);
  const documents = `/v1/shipment/${id}/documents`;
  const phone = { as: fleet, viewport: 'phone', touch: true, expects: [noAnswer, /ERR_/] } as const;
  const page = await visit(host, path, phone);
  await page.getByRole('button', { name: 'Arrived in Lyon' }).waitFor();
  const photo = { name: 'goods.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };

  await page.context().setOffline(true);
  // Days before the window. The browser itself asks, as nothing was touched while there was a network to fetch our dialog.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Arrived in Lyon' }).click();
  await page.getByRole('button', { name: 'Delivered in Lyon' }).click();
  await page.getByRole('button', { name: 'Add proof of delivery in Lyon' }).click();
  expect(asked.map((text) => /cannot be taken back/.test(text))).toEqual([true, true]);
  const form = page.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  await form.getByText('No connection: the proof is kept on this device and sent once you are back online.').waitFor();
  await form.getByLabel('Received by').fill('Jana Novák');
  await form.getByLabel('Choose a photo or PDF').setInputFiles(photo);
  await form.getByRole('radio', { name: 'Draw' }).check();
  await signByHand(page);
  await form.getByRole('button', { name: 'Add proof' }).click();
  await form.waitFor({ state: 'detached' });
  const card = page.getByRole('region', { name: 'Proof of delivery' });
  await card.getByText('Waiting', { exact: true }).waitFor();

  // The page itself comes from the network, so that is back for it, but not for what waits.
  await page.route(events, (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('3 steps are waiting for the network.').waitFor();
  await card.getByText('Jana Novák').waitFor();
  await card.getByRole('button', { name: 'Open signature.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'signature.png' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await page.keyboard.press('Escape');

  // The page is killed while it sends the proof.
  await page.route(callsOf(documents), () => {});
  await page.unroute(events);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await card.getByText('Sending', { exact: true }).waitFor();
  await page.close();

  // The service takes it, but its answer never comes.
  const again = await page.context().newPage();
  await enterAs(again, host, fleet);
  const answers = await loseFirstAnswer(again, documents);
  await again.goto(path);
  await again.getByText('Everything was sent.').waitFor();
  await again.getByRole('region', { name: 'Proof of delivery' }).getByText('To verify').waitFor();
  expect(answers).toEqual(['lost', 'arrived']);

  const office = await visit(hosts.greenOffice, path, { as: shipper });
  const received = office.getByRole('region', { name: 'Proof of delivery' });
  await received.getByText('Jana Novák').waitFor();
  await received.getByRole('button', { name: 'Open goods.jpg' }).waitFor();
  const told = await office.getByRole('list', { name: 'Events' }).getByRole('listitem').allTextContents();
  expect(told.slice(0, 3).map((text) => /^(?:Proof of|Delivered in|Arrived in)/.exec(text)?.[0])).toEqual([
    'Proof of',
    'Delivered in',
    'Arrived in',
  ]);
  const asShipper = await companyOf(shipper);
  expect(v.parse(proven, await asShipper(`/v1/shipment/${id}`)).documents).toEqual([
    { files: [{ name: 'goods.jpg' }, { name: 'signature.png' }] },
  ]);
});
