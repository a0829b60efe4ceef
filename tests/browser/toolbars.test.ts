import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const widths = [320, 390, 768, 1280, 1600];
const leastTarget = 44;

/** What is cut off, too small to be hit, or wider than the screen. */
const faultsOf = (page: Page, least: number) =>
  page.evaluate((target) => {
    const pen = document.createElement('canvas').getContext('2d');
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(select, [type="search"], button)')].filter(
      (control) => !control.closest('table, nav'),
    );
    const low = controls.filter((control) => {
      const hit = control.matches('[type="search"]') ? control.parentElement : control;
      return (hit?.getBoundingClientRect().height ?? 0) < target;
    });
    const cut = controls.filter((control) => {
      if (!(control instanceof HTMLSelectElement) || !pen) return control.scrollWidth > control.clientWidth;
      const { font, paddingLeft, paddingRight } = getComputedStyle(control);
      pen.font = font;
      const longest = Math.max(...[...control.options].map(({ text }) => pen.measureText(text).width));
      return longest > control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...low.map(({ outerHTML }) => `too low: ${outerHTML.slice(0, 80)}`),
      ...cut.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 80)}`),
      ...(isWide ? ['wider than the screen'] : []),
    ];
  }, least);

it.each(['vehicles?status=available', 'drivers', 'invitations', 'papers'])(
  'what stands above the list of %s fits from 320 to 1600 pixels',
  async (list) => {
    const page = await visit(hosts.greenFleet, `/ui/${list}`, { as: demoAccounts.greenFleet });
    await page.locator('table[aria-busy="false"]').waitFor();
    for (const width of widths) {
      // oxlint-disable-next-line no-await-in-loop -- one screen, of one width after the other
      await page.setViewportSize({ width, height: 860 });
      // oxlint-disable-next-line no-await-in-loop
      expect([width, await faultsOf(page, leastTarget)]).toEqual([width, []]);
    }
  },
);

it('a tablet shows every column of the vehicles', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: demoAccounts.greenFleet });
  await page.setViewportSize({ width: 768, height: 860 });
  const table = page.locator('table[aria-busy="false"]');
  await table.waitFor();
  const [shown, needed] = await table.evaluate(({ parentElement: frame }) => [frame?.clientWidth, frame?.scrollWidth]);
  expect(needed).toBe(shown);
});
