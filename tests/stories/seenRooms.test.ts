import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** A link, the heading it leads to, and what is there once its rows are. */
type Way = readonly [link: string, heading: string, rows: string];

const list = (room: string, heading: string): Way => [`nav a[href^="/ui/${room}"]`, heading, 'tbody th'];

const rooms: readonly Way[] = [
  list('drivers', 'Drivers'),
  list('papers', 'Papers'),
  list('loads', 'Find loads'),
  list('invitations', 'Invitations'),
  list('offers', 'Offers'),
  list('shipments', 'Shipments'),
  list('vehicles', 'Vehicles'),
];

/** Clicks a link and watches every change until the heading and rows of its page are there; whether a skeleton showed. */
const showsSkeleton = (page: Page, [link, heading, rows]: Way): Promise<boolean> =>
  page.evaluate(
    (sought) =>
      new Promise<boolean>((resolve) => {
        let seen = false;
        const look = (): void => {
          seen ||= document.querySelector('main [class*="skeleton"]') !== null;
          if (document.querySelector('h1')?.textContent !== sought.heading) return;
          if (document.querySelector(`main ${sought.rows}`) === null) return;
          changes.disconnect();
          resolve(seen);
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLElement>(sought.link)?.click();
      }),
    { link, heading, rows },
  );

it('between rooms, lists and records seen before no skeleton is shown, even if the service does not answer', async () => {
  const page = await visit(hosts.amberFleet, '/ui/vehicles', { as: demoAccounts.amberFleet });
  const fleetNo = (await page.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
  const row = `main a[href="${await page.getByRole('row').nth(1).getByRole('link').getAttribute('href')}"]`;
  const ways: readonly Way[] = [
    ...rooms,
    [row, fleetNo, 'dl'],
    ['main a[href="/ui/vehicles"]', 'Vehicles', 'tbody th'],
  ];
  for (const way of ways) {
    await showsSkeleton(page, way);
    await expect.poll(() => page.locator('main [class*="skeleton"]').count()).toBe(0);
  }

  await page.route(
    ({ pathname }) => /^\/(?:api|v1|invitations)(?:\/|$)/.test(pathname),
    () => {},
  );
  for (const way of ways) expect([way, await showsSkeleton(page, way)]).toEqual([way, false]);
});

/** A browser forgets what was fetched after the first 250 resources, and all the rooms together have about as many. */
const keepAllResources = (page: Page) => page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));

/** The rooms of which the first page, the script and the stylesheets have come. */
const roomsAhead = (page: Page) =>
  page.evaluate(() => {
    const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
    if (links.some(({ sheet }) => sheet === null)) return [];
    return ['drivers', 'papers', 'loads', 'invitations', 'offers', 'shipments', 'vehicles'].filter(
      (room) =>
        read.some(({ search, pathname }) => search.includes('size=25') && pathname.endsWith(`/${room}`)) &&
        read.some(({ pathname }) => pathname.toLowerCase().includes(`/${room}room-`) && pathname.endsWith('.js')),
    );
  });

/** Resolves when every script that was fetched ahead has run. As text, because the import is the browser's. */
const scriptsHaveRun = (page: Page) =>
  page.evaluate(`Promise.all([...document.querySelectorAll('link[as="script"]')].map(({ href }) => import(href)))`);

/** Resolves when the page has nothing left to do: what has arrived is bound and read by then. */
const isIdle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

it('rooms not opened yet show the rows that were read ahead', async () => {
  const page = await visit(hosts.amberFleet, '/dashboard', { as: demoAccounts.amberFleet, prepare: keepAllResources });
  await expect.poll(() => roomsAhead(page)).toHaveLength(rooms.length);
  await scriptsHaveRun(page);
  await isIdle(page);
  for (const way of rooms) expect([way, await showsSkeleton(page, way)]).toEqual([way, false]);
});
