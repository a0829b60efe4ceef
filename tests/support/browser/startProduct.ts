import type { TestProject } from 'vitest/node';
import { runProduct } from '../../../scripts/runProduct.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    port: number;
  }
}

/** Runs the built product with the demo for the browser tests. One that does not start ends the whole run, with its own words. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const product = await runProduct();
  project.provide('port', product.port);
  return () => product.stop();
};
