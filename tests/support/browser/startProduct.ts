import type { TestProject } from 'vitest/node';
import { runProduct } from '../../../scripts/runProduct.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product's address. */
    port: number;
  }
}

/** Runs the built product with the demo for the browser tests. If it does not start, the whole run ends with its error. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const product = await runProduct();
  project.provide('port', product.port);
  return () => product.stop();
};
