import { expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { noAnswer } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openShipment } from '../support/browser/openShipment.ts';

const { visit } = openBrowser();

it('steps taken without the network wait through a reload and go out in order, and signing out asks first', async () => {
  const { id, shipper, fleet } = await openShipment();
  const expects = [noAnswer, /ERR_/];
  const page = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet, isKept: true, expects });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Assign a truck');
  await page.getByRole('radio', { name: /^B-HA 204/ }).check();
  await press('Assign B-HA 204');
  await page.getByRole('button', { name: 'Dispatch' }).waitFor();

  await page.context().setOffline(true);
  await press('Dispatch');
  await press('Arrived in Leipzig');
  // Days before the window.
  await press('Record it');
  await page.getByText('2 steps are waiting for the network.').waitFor();

  await page.reload();
  await page.getByText('2 steps are waiting for the network.').waitFor();

  // The network is back for what is read, but not for what waits.
  const events = callsOf(`/v1/shipment/${id}/events`);
  await page.route(events, (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('2 steps are waiting for the network.').waitFor();
  await page.getByRole('button', { name: 'Departed Leipzig' }).waitFor();

  await page.getByRole('button', { name: /^Account/ }).click();
  await press('Sign out');
  await page.getByRole('dialog').getByText('If you sign out, they never will be.', { exact: false }).waitFor();
  await press('Stay signed in');

  const office = await visit(hosts.greenOffice, `/ui/shipments/${id}`, { as: shipper });
  await office.getByRole('main').getByText('Truck assigned', { exact: true }).first().waitFor();
  await page.unroute(events);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('Everything was sent.').waitFor();
  await office.getByRole('main').getByText('At pickup', { exact: true }).first().waitFor();
  const told = await office.getByRole('list', { name: 'Events' }).getByRole('listitem').allTextContents();
  expect(told.slice(0, 2).map((text) => /^(?:Arrived in Leipzig|Dispatched)/.exec(text)?.[0])).toEqual([
    'Arrived in Leipzig',
    'Dispatched',
  ]);
});
