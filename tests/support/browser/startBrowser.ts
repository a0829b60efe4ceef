import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint of the Chromium that all test files share. */
    browser: string;
  }
}

/**
 * Test pages are too short-lived for optimised code to pay off. Source positions are collected eagerly, because collecting them
 * lazily for the attached debugger parses React twice on each page.
 */
const forShortLives = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const found = await findBrowser();
  const browser = await chromium.launchServer({ ...found, args: [...found.args, forShortLives] });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
};
