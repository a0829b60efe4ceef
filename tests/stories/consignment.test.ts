import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openShipment } from '../support/browser/openShipment.ts';
import { readPdf } from '../support/paper/readPdf.ts';

const { visit } = openBrowser();

const cardOf = (page: Page) => page.getByRole('region', { name: 'Consignment note (CMR)' });

/** Downloads the note from the page of a shipment, and reads it. */
const downloadNote = async (page: Page) => {
  const coming = page.waitForEvent('download');
  await cardOf(page).getByRole('button', { name: 'Download PDF' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), pages: await readPdf(await buffer(await download.createReadStream())) };
};

describe('a consignment note', () => {
  it('of a shipment of the demo is downloaded in four copies, without its price', async () => {
    const page = await visit(hosts.amberFleet, '/ui/shipments?status=in_transit', { as: demoAccounts.amberFleet });
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const plate = await page
      .getByRole('region', { name: 'Truck and driver' })
      .getByRole('definition')
      .first()
      .textContent();
    const { name, pages } = await downloadNote(page);
    expect(name).toBe(`CMR ${reference}.pdf`);
    expect(pages.map(({ words }) => /^(\d) (Copy for \w+)/u.exec(words)?.slice(1))).toEqual([
      ['1', 'Copy for sender'],
      ['2', 'Copy for consignee'],
      ['3', 'Copy for carrier'],
      ['4', 'Copy for administration'],
    ]);
    for (const { words } of pages) {
      expect(words).toContain(reference);
      expect(words).toContain(`Vehicle: ${plate ?? '?'}`);
      expect(words).not.toMatch(/EUR|€|DRAFT/u);
    }
  });

  it('without a truck is a draft, also for the shipper on a phone', async () => {
    const { id, shipper } = await openShipment();
    const page = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper, viewport: 'phone', touch: true });
    await cardOf(page).getByText('Draft', { exact: true }).waitFor();
    const { pages } = await downloadNote(page);
    expect(pages.filter(({ words }) => words.includes('DRAFT / PROJET'))).toHaveLength(4);
  });
});
