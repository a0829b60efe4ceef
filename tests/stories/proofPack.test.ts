import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';
import { endless } from '../support/paper/hostilePdfs.ts';
import { onePage, pdfOf } from '../support/paper/pdfOf.ts';
import { readPdf } from '../support/paper/readPdf.ts';

const { visit } = openBrowser();

const download = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) };
};

describe('a delivered shipment of the demo', () => {
  it('has a POD pack without a price, and a record that holds until it is changed, on a phone too', async () => {
    const page = await visit(hosts.amberOffice, '/ui/shipments?flag=pod_to_verify', {
      as: demoAccounts.amberOffice,
      viewport: 'phone',
      touch: true,
    });
    await page.getByRole('main').locator('a[href*="/ui/shipments/"]').first().click();
    const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const pack = await download(page, 'Download POD pack');
    expect(pack.name).toBe(`POD ${reference}.pdf`);
    const words = (await readPdf(pack.content)).map((each) => each.words).join(' ');
    for (const said of [reference, 'Verification Awaiting verification', 'Signature of the recipient', 'Received by'])
      expect(words).toContain(said);
    expect(words).not.toMatch(/EUR|€|\+\d\d/u);

    const record = await download(page, 'Export record');
    const choice = page.getByLabel('Check a record file');
    const file = { name: 'record.json', mimeType: 'application/json', buffer: record.content };
    await choice.setInputFiles(file);
    await page.getByText('The chain is intact and matches this shipment as it is now').waitFor();
    await choice.setInputFiles({
      ...file,
      buffer: Buffer.from(record.content.toString().replace('"booked"', '"Booked"')),
    });
    await page.getByText('The chain is broken at state 1').waitFor();
    await expectAccessible(page);
  });
});

const pdf = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

it('a PDF that takes for ever leaves the page usable, and the pack says that it cannot be displayed', async () => {
  const { id, shipper, fleet } = await openDelivery();
  const carrier = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet });
  await carrier.getByRole('button', { name: 'Add proof of delivery in Lyon' }).click();
  const form = carrier.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  await form.getByLabel('Received by').fill('Jana Novák');
  const files = [pdf('endless.pdf', endless(200_000)), pdf('signed.pdf', pdfOf({ objects: onePage() }))];
  for (const each of files) {
    // oxlint-disable-next-line no-await-in-loop -- one choice at a time, as people make it
    await form.getByLabel('Choose a photo or PDF').setInputFiles(each);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await form.getByText(each.name).first().waitFor();
  }
  await form.getByRole('button', { name: 'Add proof' }).click();
  await form.waitFor({ state: 'detached' });

  const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, {
    as: shipper,
    prepare: (blank) => blank.clock.install(),
  });
  const started = office.waitForEvent('worker');
  const coming = download(office, 'Download POD pack');
  await started;
  // The page stays responsive while the worker is busy. Ten seconds are skipped, again and again, until it is given up and the next begins.
  let isGivenUp = false;
  void office.waitForEvent('worker').then(() => (isGivenUp = true));
  await expect
    .poll(async () => {
      if (isGivenUp) return true;
      const asked = performance.now();
      await office.clock.fastForward(10_001);
      expect(performance.now() - asked).toBeLessThan(3000);
      return isGivenUp;
    })
    .toBe(true);
  const { content } = await coming;
  const pages = await readPdf(content);
  expect(pages.map(({ words }) => words).join(' ')).toMatch(/endless\.pdf .*No: cannot be displayed/u);
  expect(pages.at(-1)).toMatchObject({ width: 200, height: 100 });
});
