import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of all test files is reached. */
    browser: string;
  }
}

/**
 * A page of a test is gone before optimising its code would have paid. Where in the source its code comes from is noted from the
 * start: asked for by whom is attached, it costs a second reading of React on each page.
 */
const forShortLives = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const found = await findBrowser();
  const browser = await chromium.launchServer({ ...found, args: [...found.args, forShortLives] });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
};
