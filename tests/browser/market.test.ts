import { describe, expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openLoad } from '../support/browser/openLoad.ts';

const { visit } = openBrowser();

describe('a load, from offers to the award', () => {
  it('goes to the fleet that accepts the counter-offer, and the other reads that it was not selected', async () => {
    const { id, shipper, near, far } = await openLoad();
    const office = await visit(hosts.greenOffice, '/dashboard', { as: shipper });
    await office.getByRole('link', { name: /Leipzig, DE.*2 offers from €1,250 Compare/ }).click();
    await office.getByRole('button', { name: 'Make Harbour Haulage a counter-offer' }).click();
    await office.getByLabel('New price').fill('1150');
    await office.getByRole('button', { name: 'Send counter-offer' }).click();
    await office.getByText('Waits for their answer').waitFor();

    const fleet = await visit(hosts.greenFleet, '/dashboard', { as: near.account });
    await fleet.getByRole('link', { name: /Sundby Foods asks for €1,150, you offered €1,250 Answer/ }).click();
    await fleet.getByRole('button', { name: 'Accept €1,150' }).click();
    await fleet.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await fleet.getByText('You won this load.').waitFor();

    await office.getByRole('region', { name: 'Awarded to Harbour Haulage' }).getByText('€1,150').waitFor();
    const loser = await visit(hosts.greenFleet, `/ui/offers/${far.offerId}`, { as: far.account });
    await loser.getByText('You were not selected.').waitFor();
    expect(await loser.getByRole('main').textContent()).not.toMatch(/Harbour|1,150|1,250/);
    expect(await office.evaluate(() => location.pathname)).toBe(`/ui/requests/${id}`);
  });

  it('is awarded by keyboard alone, after one question', async () => {
    const { id, shipper } = await openLoad();
    const page = await visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper });
    await page.getByRole('table', { name: 'Offers' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Award to Harbour Haulage?' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Cancel');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Award for €1,250');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Awarded to Harbour Haulage' }).waitFor();
  });

  it('that somebody else took meanwhile is told as such, and read again', async () => {
    const { id, shipper } = await openLoad();
    const page = await visit(hosts.greenOffice, `/ui/requests/${id}`, {
      as: shipper,
      expects: [/409/],
      // Nothing but the answer to the award tells this page what a colleague did.
      prepare: (blank) => blank.route(callsOf('/v1/stream'), (route) => route.fulfill({ status: 204 })),
    });
    await page.getByRole('button', { name: 'Accept Harbour Haulage, €1,250' }).click();
    const colleague = await visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper });
    await colleague.getByRole('button', { name: 'Accept Nordic Lines, €1,310' }).click();
    await colleague.getByRole('button', { name: 'Award for €1,310' }).click();
    await colleague.getByRole('region', { name: 'Awarded to Nordic Lines' }).waitFor();
    await page.getByRole('button', { name: 'Award for €1,250' }).click();
    await page.getByText(/^A colleague awarded this to Nordic Lines at /).waitFor();
    await page.getByRole('region', { name: 'Awarded to Nordic Lines' }).waitFor();
  });
});
