import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** The page of a list, not a count for its tabs. */
const isListCall = ({ pathname, searchParams }: URL): boolean =>
  /^\/v1\/(?:loads|offers|shipment-requests|shipments)$/.test(pathname) && searchParams.get('size') !== '1';

/** In px: for a finger on narrow screens, for a mouse on wide ones. */
const leastTarget = (width: number): number => (width < 768 ? 44 : 36);

/** What is cut off, too low to hit, or wider than the screen. */
const faultsOf = (page: Page, least: number) =>
  page.evaluate((target) => {
    const pen = document.createElement('canvas').getContext('2d');
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(select, [type="search"], button)')].filter(
      (control) => !control.closest('table, nav') && control.checkVisibility(),
    );
    const low = controls.filter((control) => {
      const hit = control.matches('[type="search"]') ? control.parentElement : control;
      return (hit?.getBoundingClientRect().height ?? 0) < target;
    });
    const cut = controls.filter((control) => {
      if (!(control instanceof HTMLSelectElement) || !pen) return control.scrollWidth > control.clientWidth;
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      pen.font = font;
      const longest = Math.max(...[...control.selectedOptions].map(({ text }) => pen.measureText(text).width));
      return longest > control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...low.map(({ outerHTML }) => `too low: ${outerHTML.slice(0, 80)}`),
      ...cut.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 80)}`),
      ...(isWide ? ['wider than the screen'] : []),
    ];
  }, least);

/** Opens the filters, which a narrow toolbar folds away. */
const unfold = async (page: Page): Promise<void> => {
  const fold = page.getByRole('button', { name: /^Filters/, expanded: false });
  if (await fold.isVisible()) await fold.click();
};

/** The tables of lists stand from 768 px on. */
const tableWidths = [768, 961, 1180, 1280, 1440, 1600];

const expectAllColumns = async (page: Page): Promise<void> => {
  const table = page.locator('table[aria-busy="false"]');
  for (const width of tableWidths) {
    await page.setViewportSize({ width, height: 860 });
    const [shown, needed] = await table.evaluate(({ parentElement: frame }) => [
      frame?.clientWidth,
      frame?.scrollWidth,
    ]);
    expect([width, needed]).toEqual([width, shown]);
  }
};

const lists = ['vehicles', 'drivers', 'invitations', 'papers', 'loads', 'offers'];

it.each(lists)('the toolbar of the list of %s fits from 320 to 1600 px, and no column is cut off', async (list) => {
  const page = await visit(hosts.greenFleet, `/ui/${list}`, { as: demoAccounts.greenFleet });
  const table = page.locator('table[aria-busy="false"]');
  await table.waitFor();
  await expectAllColumns(page);

  if (list === 'vehicles') {
    await page.goto(`/ui/${list}?status=available`);
    await table.waitFor();
  }
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 860 });
    await unfold(page);
    expect([width, await faultsOf(page, leastTarget(width))]).toEqual([width, []]);
  }
});

/** Each longest of its kind: "Wed 30 Sept 10:00–12:00 CEST", and "Wed 30 Sept 23:00 – Thu 1 Oct 04:00 CEST". */
const longestWindows = [
  '{"from":"2026-09-30T08:00:00Z","to":"2026-09-30T10:00:00Z","timeZone":"Europe/Berlin"}',
  '{"from":"2026-09-30T21:00:00Z","to":"2026-10-01T02:00:00Z","timeZone":"Europe/Berlin"}',
];

/** What is written longest in a list: those windows, "47 h 30 min late", "1 h 59 min", "To confirm", three flags. */
const atItsLongest = (page: Page): Promise<unknown> =>
  page.route(isListCall, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const answer = await route.fetch({ url: `http://127.0.0.1:${inject('port')}${pathname}${search}`, headers });
    const soon = new Date(Date.now() + 118.5 * 60_000).toISOString();
    const late = new Date(Date.now() - 47.5 * 3_600_000).toISOString();
    const windows = pathname.endsWith('shipments')
      ? [`{"from":"2026-09-30T21:00:00Z","to":"${late}","timeZone":"Europe/Berlin"}`]
      : longestWindows;
    const body = (await answer.text())
      .replaceAll(/(?<="window":)\{[^}]*\}/g, (_window, at: number) => windows[at % windows.length] ?? '')
      .replaceAll(/(?<="(?:validUntil|decisionBy|endsAt)":)"[^"]*"/g, `"${soon}"`)
      .replaceAll('"outdated":false', '"outdated":true')
      .replaceAll(/(?<="flags":)\[[^\]]*\]/g, '["late","exception","hold"]');
    await route.fulfill({ response: answer, body });
  });

it.each([
  ['loads', hosts.greenFleet, demoAccounts.greenFleet],
  ['offers', hosts.greenFleet, demoAccounts.greenFleet],
  ['shipments', hosts.greenFleet, demoAccounts.greenFleet],
  ['shipments', hosts.greenOffice, demoAccounts.greenOffice],
  ['requests', hosts.greenOffice, demoAccounts.greenOffice],
] as const)('no column of the %s on %s is cut off, whatever the date', async (list, host, as) => {
  const page = await visit(host, `/ui/${list}`, { as, prepare: atItsLongest });
  await page.locator('table[aria-busy="false"]').waitFor();
  const longest = list === 'shipments' ? /^47\sh\s3\d\smin late$/ : /^Wed 30 Sept (?:10:00–12:00 CEST|23:00 –)$/;
  await page.getByText(longest).first().waitFor();
  await expectAllColumns(page);
});

it('with all its columns a table scrolls beside whole names, its header above its rows', async () => {
  const columns = [...vehicleListSpec.columns.shown, ...vehicleListSpec.columns.more].join('-');
  const page = await visit(hosts.greenFleet, `/ui/vehicles?columns=${columns}`, { as: demoAccounts.greenFleet });
  await page.setViewportSize({ width: 1280, height: 860 });
  const table = page.locator('table[aria-busy="false"]');
  await table.waitFor();
  const faults = await table.evaluate((shown) => {
    const firstRow = shown.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
    const names = [...shown.querySelectorAll('tbody th > span > span')];
    const heads = [...shown.querySelectorAll('thead th')];
    const { clientWidth = 0, scrollWidth = 0 } = shown.parentElement ?? {};
    return [
      ...(scrollWidth > clientWidth ? [] : ['no scrolling']),
      ...(names.length > 0 ? [] : ['no names']),
      ...[
        ...heads.filter((head) => head.getBoundingClientRect().bottom > firstRow + 1),
        ...heads.filter((head) => head.getBoundingClientRect().width === 0),
        ...names.filter((name) => name.scrollWidth > name.clientWidth),
      ].map(({ textContent }) => textContent),
    ];
  });
  expect(faults).toEqual([]);
  await expectAccessible(page);
});

it('beside a chosen filter others make room, one that is emptied keeps the focus, and all come back', async () => {
  const page = await visit(hosts.greenOffice, '/ui/requests?status=open&offers=live', { as: demoAccounts.greenOffice });
  await page.setViewportSize({ width: 1280, height: 860 });
  const filter = (name: string) => page.getByRole('search').getByRole('combobox', { name, exact: true });
  await filter('Offers').waitFor();
  expect(await filter('Deadline').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Clear the filter Offers' }).click();
  await page.waitForURL((url) => !url.searchParams.has('offers'));
  expect(await filter('Offers').evaluate((select) => select === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: /^Filters/, expanded: false }).click();
  await filter('Deadline').waitFor();
});

it.each([
  ['shipments', hosts.greenFleet, demoAccounts.greenFleet, 'Next stop'],
  ['statements', hosts.greenFleet, demoAccounts.greenFleet, 'Due'],
  ['carriers', hosts.greenOffice, demoAccounts.greenOffice, 'Last used'],
] as const)('a card of %s on %s says what a value is where the value does not', async (list, host, as, title) => {
  const page = await visit(host, `/ui/${list}`, { as });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('table[aria-busy="false"]').waitFor();
  const said = await page
    .locator('tbody td[data-titled]')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => (cell.checkVisibility() ? [getComputedStyle(cell, '::before').content] : [])),
    );
  expect(new Set(said)).toEqual(new Set([`"${title}"`]));
});

it('a name that is cut off is told in full when it is pointed at', async () => {
  const page = await visit(hosts.greenFleet, '/ui/loads', { as: demoAccounts.greenFleet });
  await page.setViewportSize({ width: 1180, height: 860 });
  await page.locator('table[aria-busy="false"]').waitFor();
  const at = await page
    .locator('tbody th')
    .evaluateAll((names) =>
      names.findIndex((name) =>
        [...name.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0),
      ),
    );
  const cut = page.locator('tbody th').nth(at);
  await cut.hover();
  await expect.poll(() => cut.getAttribute('title')).toMatch(/^.+, [A-Z]{2} → .+, [A-Z]{2}/);
});
