import type { Page } from 'playwright';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { companyOf } from '../support/browser/companyOf.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openDelivery } from '../support/browser/openDelivery.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();
const office = [hosts.amberOffice, demoAccounts.amberOffice] as const;
const greenOffice = [hosts.greenOffice, demoAccounts.greenOffice] as const;
const listed = v.array(v.object({ id: v.string() }));
const charged = v.object({ waiting: v.array(v.object({ state: v.string() })) });

/** Looks at what is on the page, wide and narrow. */
const look = async (page: Page): Promise<void> => {
  for (const size of [viewports.desktop, viewports.narrow]) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one size at a time
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expectAccessible(page);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
};

/** Has the browser report whether there is a network. There is one all along: the accessibility check loads styles. */
const report = (page: Page, online: boolean): Promise<void> =>
  page.evaluate((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, online);

/** A shipment of the demo with a charge for waiting that nobody answered, and whose it is: at some hours one brand has none. */
const charge = async () => {
  for (const [host, account] of [office, greenOffice]) {
    // oxlint-disable-next-line no-await-in-loop -- until one is found
    const call = await companyOf(account);
    // oxlint-disable-next-line no-await-in-loop
    for (const { id } of v.parse(listed, await call('/v1/shipments?flag=waiting_to_answer&size=100'))) {
      // oxlint-disable-next-line no-await-in-loop
      const { waiting } = v.parse(charged, await call(`/v1/shipment/${id}`));
      if (waiting.some(({ state }) => state === 'proposed')) return { id, host, account };
    }
  }
  throw new Error('The demo has no charge for waiting.');
};

it('a charge for waiting, and the dialog to dispute it, are accessible and fit the screen', async () => {
  const { id, host, account } = await charge();
  const page = await visit(host, `/ui/shipments/${id}`, { as: account });
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await waiting
    .getByRole('button', { name: /^Accept/ })
    .first()
    .waitFor();
  await look(page);
  await waiting
    .getByRole('button', { name: /^Dispute/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Dispute charge' }).click();
  await page.getByRole('dialog').getByText('Choose a reason.').waitFor();
  await look(page);
});

it('a proof to add, to verify and to reject is accessible and fits the screen', async () => {
  const { id, shipper, fleet } = await openDelivery();
  const carrier = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet });
  await carrier.getByRole('button', { name: /^Add proof/ }).click();
  const form = carrier.getByRole('dialog');
  await form.getByRole('radio', { name: 'Type the name' }).check();
  await form.getByRole('button', { name: 'Add proof' }).click();
  await look(carrier);
  await form.getByLabel('Received by').fill('Jana Novák');
  await form.getByLabel('Name in place of a signature').fill('Jana Novák');
  await form.getByRole('button', { name: 'Add proof' }).click();
  await form.waitFor({ state: 'detached' });
  const desk = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  await desk.getByRole('button', { name: 'Verify', exact: true }).waitFor();
  await look(desk);
  await desk.getByRole('button', { name: /^Reject/ }).click();
  await desk.getByRole('button', { name: 'Reject proof' }).click();
  await look(desk);
});

it('a proof that waits for the network, and one that was not taken, are accessible and fit the screen', async () => {
  const { id, fleet } = await openDelivery();
  const expects = [refusal(409)];
  const page = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet, expects });
  await page.getByRole('button', { name: /^Add proof/ }).waitFor();
  await report(page, false);
  await page.getByRole('button', { name: /^Add proof/ }).click();
  const form = page.getByRole('dialog');
  await form.getByText(/^No connection: the proof is kept/).waitFor();
  await form.getByLabel('Received by').fill('Jana Novák');
  await form.getByRole('radio', { name: 'Type the name' }).check();
  await look(page);
  await form.getByRole('button', { name: 'Add proof' }).click();
  await page.getByRole('button', { name: /^Discard proof/ }).waitFor();
  await look(page);
  const taken = { status: 409, json: { code: 409, reason: 'so_already', message: 'It has its proof already.' } };
  await page.route(callsOf(`/v1/shipment/${id}/documents`), (route) => route.fulfill(taken));
  await report(page, true);
  await page.getByRole('button', { name: /^Change proof/ }).waitFor();
  await look(page);
});

it('the shipments of a fleet are accessible and fit the screen', async () => {
  const page = await visit(hosts.amberFleet, '/ui/shipments', { as: demoAccounts.amberFleet });
  await page.getByRole('heading', { level: 1, name: 'Shipments' }).waitFor();
  await page.getByRole('main').getByRole('row').first().waitFor();
  await look(page);
});
