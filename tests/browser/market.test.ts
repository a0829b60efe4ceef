import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { refusal } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newTruck } from '../support/browser/newTruck.ts';
import { openDraft, openLoad } from '../support/browser/openLoad.ts';

const { visit } = openBrowser();

const says = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(text).first().waitFor();

/** Told by the stream: a page asks by itself only after 30 seconds. */
const live = { timeout: 20_000 };

describe('a request, from its publication to the shipment', () => {
  it('is seen by fleets as soon as it is published, compared, countered, awarded to one and gone for the other', async () => {
    const goods = `Pumps ${crypto.randomUUID().slice(0, 8)}`;
    const { id, shipper } = await openDraft(goods);
    const [near, far] = await Promise.all(
      ['Harbour Haulage', 'Nordic Lines'].map((company) => newAccount({ company })),
    );
    const [office, one, other] = await Promise.all([
      visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper }),
      visit(hosts.greenFleet, `/ui/loads?q=${goods}`, { as: near }),
      visit(hosts.greenFleet, `/ui/loads?q=${goods}`, { as: far }),
    ]);
    await Promise.all([one, other].map((page) => says(page, 'No matches')));
    await Promise.all(
      [office, one, other].map((page) => page.evaluate(() => document.body.setAttribute('data-since', 'before'))),
    );

    await office.getByRole('button', { name: 'Publish' }).click();
    await office.getByRole('region', { name: 'Status' }).getByText('Open').waitFor();
    const row = /Leipzig.*Lyon/;
    await Promise.all([one, other].map((page) => page.getByRole('link', { name: row }).waitFor(live)));

    const offer = async (page: Page, amount: string): Promise<void> => {
      await page.getByRole('link', { name: row }).click();
      await page.getByLabel('Amount (EUR)').fill(amount);
      await page.getByRole('button', { name: 'Send offer' }).click();
      await says(page, /^You offered/);
    };
    await offer(one, '1250');
    await offer(other, '1310');
    const offers = office.getByRole('table', { name: 'Offers' });
    await offers.getByRole('rowheader', { name: 'Harbour Haulage' }).waitFor();
    await offers.getByRole('rowheader', { name: 'Nordic Lines' }).waitFor();

    await office.getByRole('button', { name: 'Make Nordic Lines a counter-offer' }).click();
    await office.getByLabel('New price').fill('1200');
    await office.getByRole('button', { name: 'Send counter-offer' }).click();
    await other.getByRole('link', { name: 'Answer' }).click();
    await other.getByRole('button', { name: 'Change price' }).click();
    await other.getByLabel('Amount (EUR)').fill('1220');
    await other.getByRole('button', { name: 'Send new price' }).click();

    await one.getByRole('link', { name: 'Open the offer' }).click();
    await office.getByRole('button', { name: 'Accept Nordic Lines, €1,220' }).click();
    await office.getByRole('button', { name: 'Award for €1,220' }).click();
    await office.getByRole('region', { name: 'Awarded to Nordic Lines' }).waitFor();
    await one.getByText('Your offer was not selected.').waitFor();
    await other.getByText('You won this load.').waitFor();
    expect(await one.getByRole('main').textContent()).not.toMatch(/Nordic|1,220|1,310/);

    await office.getByRole('link', { name: 'See the shipment' }).click();
    await other.getByRole('link', { name: 'See the shipment' }).click();
    await Promise.all([office, other].map((page) => says(page, 'Booked')));
    const shipment = await office.evaluate(() => location.pathname);
    expect(await other.evaluate(() => location.pathname)).toBe(shipment);
    for (const page of [office, one, other]) {
      // oxlint-disable-next-line no-await-in-loop -- three pages
      expect(await page.evaluate(() => document.body.getAttribute('data-since'))).toBe('before');
    }
  });
});

describe('a request at a fixed price', () => {
  it('is seen by two fleets without a reload; one offers on a phone, the other books, and the first reads that it was not selected', async () => {
    const goods = `Valves ${crypto.randomUUID().slice(0, 8)}`;
    const fixed = { model: 'fixed', currency: 'EUR', target: { amountMinor: 125_000, currency: 'EUR' } };
    const { id, shipper } = await openDraft(goods, { pricing: fixed, brand: 'amber' });
    const offering = await newAccount({ company: 'Harbour Haulage', brand: 'amber' });
    const booking = await newAccount({ company: 'Nordic Lines', brand: 'amber' });
    await newTruck(booking, 'B-NL 1');
    const [office, one, other] = await Promise.all([
      visit(hosts.amberOffice, `/ui/requests/${id}`, { as: shipper }),
      visit(hosts.amberFleet, `/ui/loads?q=${goods}`, { as: offering, viewport: 'phone', touch: true }),
      // Once it is booked, the load is no load any more.
      visit(hosts.amberFleet, `/ui/loads?q=${goods}`, { as: booking, expects: [refusal(404)] }),
    ]);
    await Promise.all([one, other].map((page) => says(page, 'No matches')));
    await office.getByRole('button', { name: 'Publish' }).click();
    const row = /Leipzig.*Lyon/;
    await Promise.all([one, other].map((page) => page.getByRole('link', { name: row }).waitFor(live)));

    await other.getByRole('button', { name: '1 fits' }).click();
    const trucks = other.getByRole('dialog', { name: /^Trucks for Leipzig/ });
    await trucks.getByText('B-NL1 · B-NL 1').waitFor();
    await trucks.getByRole('button', { name: 'Close' }).click();

    await one.getByRole('link', { name: row }).click();
    await one.getByRole('button', { name: 'Offer another price' }).click();
    await one.getByLabel('Amount (EUR)').fill('1400');
    await one.getByRole('button', { name: 'Send offer' }).click();
    await one.getByRole('link', { name: 'Open the offer' }).click();
    await office.getByRole('rowheader', { name: 'Harbour Haulage' }).waitFor(live);

    await other.getByRole('link', { name: row }).click();
    await other.getByLabel('Vehicle').selectOption({ label: 'B-NL1 · B-NL 1 – fits' });
    await other.getByRole('option', { name: 'Driver of B-NL 1', selected: true }).waitFor({ state: 'attached' });
    await other.getByRole('button', { name: 'Book now' }).click();
    await other.getByRole('link', { name: 'See the shipment' }).click();
    await says(other, 'Truck assigned');

    await office.getByRole('region', { name: 'Awarded to Nordic Lines' }).waitFor(live);
    await says(office, 'Booked at the fixed price');
    await one.getByText('Your offer was not selected.').waitFor(live);
    expect(await one.getByRole('main').textContent()).not.toMatch(/Nordic|1,250/);
    await office.getByRole('link', { name: 'See the shipment' }).click();
    await says(office, 'Truck assigned');
  });
});

describe('a load', () => {
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
});
