import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openShipment } from '../support/browser/openShipment.ts';

const { visit } = openBrowser();

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(text, { exact: true }).first().waitFor();

describe('a shipment, from the award to the delivery', () => {
  it('is given a truck that fits and driven step by step, and the shipper sees each step without a reload', async () => {
    const { id, shipper, fleet } = await openShipment();
    const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
    await says(office, /^The carrier has until .* to assign a truck[.]$/);
    await office.evaluate(() => document.body.setAttribute('data-since', 'the award'));

    const page = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet });
    await press(page, 'Assign a truck');
    await page.getByRole('radio', { name: /^B-HA 204/ }).waitFor();
    await page.getByLabel('Only what fits').uncheck();
    await page.getByRole('radio', { name: /^B-HA 300/ }).check();
    await press(page, 'Assign B-HA 300');
    await page.getByText(/ cannot be assigned\. /).waitFor();
    await page
      .getByRole('dialog')
      .getByText(/900 kg/)
      .first()
      .waitFor();
    await page.getByRole('radio', { name: /^B-HA 204/ }).check();
    await press(page, 'Assign B-HA 204');
    await says(office, 'B-HA 204');

    const steps = [
      ['Dispatch', 'On the way to pickup'],
      ['Arrived in Leipzig', 'At pickup'],
      ['Departed Leipzig', 'In transit'],
      ['Arrived in Lyon', 'At delivery'],
      ['Delivered in Lyon', 'Delivered'],
    ] as const;
    for (const [step, status] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- each step follows the one before
      await press(page, step);
      // Days before the windows of all stops.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (step !== 'Dispatch') await press(page, 'Record it');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all([says(page, status), says(office, status)]);
    }
    expect(await office.evaluate(() => document.body.getAttribute('data-since'))).toBe('the award');
  });

  it('is given a truck beside the list, and its row shows that', async () => {
    const { id, fleet } = await openShipment();
    const page = await visit(hosts.greenFleet, '/ui/shipments', { as: fleet });
    await press(page, 'Show records beside the list');
    const row = page.getByRole('row', { name: /Leipzig/ });
    await row.getByText('Booked', { exact: true }).waitFor();
    await row.getByRole('link').first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sel')).toBe(id);
    await press(page, 'Assign a truck');
    await page.getByRole('radio', { name: /^B-HA 204/ }).check();
    await press(page, 'Assign B-HA 204');
    await row.getByText('B-HA 204').waitFor();
  });
});
