import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/browser.mjs';
import { launchProduct } from '../../../scripts/runProduct.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    port: number;
    /** Where the one Chromium of all test files is reached. */
    browser: string;
  }
}

/**
 * A page of a test is gone before optimising its code would have paid. Where in the source its code comes from is noted from the
 * start: asked for by whom is attached, it costs a second reading of React on each page.
 */
const forShortLives = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

/**
 * For the browser tests: the built product with the demo, and a Chromium. The answer ends both. Other tests need not wait until
 * the product is ready; those of the browser do (`openBrowser`).
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [product, browser] = await Promise.all([
    launchProduct(),
    findBrowser().then((found) => chromium.launchServer({ ...found, args: [...found.args, forShortLives] })),
  ]);
  product.ready.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  project.provide('port', product.port);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.stop();
  };
};
