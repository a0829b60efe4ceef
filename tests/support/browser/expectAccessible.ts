import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import axeScript from 'axe-core/axe.min.js?raw';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** There once its source has run in the page. */
    readonly axe?: typeof axe;
  }
}

const resultTypes: RunOptions['resultTypes'] = ['violations'];
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 AA or axe's best practice in what is on screen; in the dark nothing but colours is another. */
export const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await page.emulateMedia({ colorScheme: 'light' });
  await atRest(page);
  const light = await violations(page, { resultTypes, runOnly: everyRule });
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  const dark = await violations(page, { resultTypes, runOnly: ofColours });
  expect([...light.map((found) => `light: ${found}`), ...dark.map((found) => `dark: ${found}`)].join('\n')).toBe('');
};

/** Colours on their way are nobody's: waits until what moves has come to its end, but for what never does. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** Behind a modal dialogue nothing can be used, and nothing is looked at. */
const violations = (page: Page, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (given) => {
    const found = await window.axe?.run(document.querySelector('dialog:modal') ?? document, given);
    if (!found) throw new Error('axe did not load');
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  }, options);
