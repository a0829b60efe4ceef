import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** Compiles the services as the build does, without type checking, and returns the output folder. */
export async function compiledServices(): Promise<string> {
  const folder = path.join(root, 'dist/test-services');
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const project = path.join(root, 'services/tsconfig.json');
  await promisify(execFile)(compiler, ['-p', project, '--noCheck', '--outDir', folder]);
  return folder;
}
