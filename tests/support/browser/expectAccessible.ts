import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import axeScript from 'axe-core/axe.min.js?raw';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import configuration from '../../../public/config.json';
import type { Brand } from '../../../src/domain/brand/Brand.ts';
import { brandFor } from '../../../src/domain/brand/brandFor.ts';
import { paintBrand } from '../../../src/ui/theme/paintBrand.ts';

declare global {
  interface Window {
    /** Defined once axe's source has run in the page. */
    readonly axe?: typeof axe;
  }
}

const resultTypes: RunOptions['resultTypes'] = ['violations'];
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no violation of WCAG 2.2 AA or axe's best practices on screen. Dark mode and brands change only colours, so just the
 * colour rules are repeated for each demo brand.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const look = async (what: string, colorScheme: 'light' | 'dark', runOnly: string[]) => {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const found = await violations(page, { resultTypes, runOnly });
    return found.map((violation) => `${what}, ${colorScheme}: ${violation}`);
  };
  const own = await page.evaluate(() => document.documentElement.style.cssText);
  const found = [...(await look('as it is', 'light', everyRule)), ...(await look('as it is', 'dark', ofColours))];
  for (const brand of await otherBrands(page)) {
    await paintIn(page, brand);
    found.push(
      ...(await look(`${brand.domain}`, 'dark', ofColours)),
      ...(await look(`${brand.domain}`, 'light', ofColours)),
    );
  }
  await page.evaluate((style) => {
    document.documentElement.style.cssText = style;
  }, own);
  expect(found.join('\n')).toBe('');
};

/** Sets a brand's custom properties on the page. */
const paintIn = (page: Page, brand: Brand): Promise<void> => {
  const properties: (readonly [name: string, value: string | null])[] = [];
  paintBrand(brand, { setProperty: (name, value) => void properties.push([name, value]) });
  return page.evaluate((all) => {
    for (const [name, value] of all) document.documentElement.style.setProperty(name, value);
  }, properties);
};

/** The other demo brands. */
const otherBrands = async (page: Page) => {
  const own = await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-primary'));
  const all = Object.keys(configuration.brands).map((domain) => brandFor(configuration.brands, domain).brand);
  return all.filter(({ primaryColor }) => primaryColor !== own);
};

/** Ends finite animations, because colours in transition are meaningless. Waited for, one in a page that is not drawn would never end. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (const animation of ending) animation.finish();
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** Skips what is inert behind a modal dialog, and rows of a long list after the fifth. */
const violations = (page: Page, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (given) => {
    const include = document.querySelector('dialog:modal') ?? document;
    const found = await window.axe?.run({ include, exclude: 'tbody > tr:nth-child(n + 6)' }, given);
    if (!found) throw new Error('axe did not load');
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  }, options);
