import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
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
