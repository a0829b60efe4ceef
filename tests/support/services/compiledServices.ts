import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** Once per worker, and for each in a folder of its own: a process must not start from files that another worker is writing. */
const compiled = compile(path.join(root, `dist/test-services-${process.env.VITEST_POOL_ID ?? ''}`));

/** The folder of the services as the build compiles them, without type checking. */
export const compiledServices = (): Promise<string> => compiled;

async function compile(folder: string): Promise<string> {
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const project = path.join(root, 'services/tsconfig.json');
  await promisify(execFile)(compiler, ['-p', project, '--noCheck', '--outDir', folder]);
  return folder;
}
