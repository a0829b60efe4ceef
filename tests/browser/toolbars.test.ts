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

/** A narrow toolbar folds its filters away. */
const unfold = async (page: Page): Promise<void> => {
  const fold = page.getByRole('button', { name: /^Filters/, expanded: false });
  if (await fold.isVisible()) await fold.click();
};

it.each(['vehicles?status=available', 'drivers', 'invitations', 'papers'])(
  'what stands above the list of %s fits from 320 to 1600 pixels',
  async (list) => {
    const page = await visit(hosts.greenFleet, `/ui/${list}`, { as: demoAccounts.greenFleet });
    await page.locator('table[aria-busy="false"]').waitFor();
    for (const width of widths) {
      // oxlint-disable-next-line no-await-in-loop -- one screen, of one width after the other
      await page.setViewportSize({ width, height: 860 });
      // oxlint-disable-next-line no-await-in-loop
      await unfold(page);
      // oxlint-disable-next-line no-await-in-loop
      expect([width, await faultsOf(page, leastTarget)]).toEqual([width, []]);
    }
  },
);

it.each(['vehicles', 'drivers', 'invitations', 'papers'])(
  'no column of the %s is cut off, from a tablet to a desk',
  async (list) => {
    const page = await visit(hosts.greenFleet, `/ui/${list}`, { as: demoAccounts.greenFleet });
    const table = page.locator('table[aria-busy="false"]');
    await table.waitFor();
    for (const width of [768, 961, 1180, 1280]) {
      // oxlint-disable-next-line no-await-in-loop -- one screen, of one width after the other
      await page.setViewportSize({ width, height: 860 });
      // oxlint-disable-next-line no-await-in-loop
      const [shown, needed] = await table.evaluate(({ parentElement: frame }) => [
        frame?.clientWidth,
        frame?.scrollWidth,
      ]);
      expect([width, needed]).toEqual([width, shown]);
    }
  },
);
