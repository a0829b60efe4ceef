import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.mjs';
import { runProduct } from '../../../scripts/runProduct.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    port: number;
    /** Where the one Chromium of all test files is reached. */
    browser: string;
  }
}

/** Before the browser tests: the built product with the demo, and a Chromium. The answer ends both. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [product, browser] = await Promise.all([
    runProduct(),
    findBrowser().then((found) => chromium.launchServer(found)),
  ]);
  project.provide('port', product.port);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.stop();
  };
};
