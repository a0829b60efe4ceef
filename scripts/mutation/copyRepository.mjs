import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of what the tests need, in which sources can be changed. */
export function copyRepository() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mutation-'));
  for (const name of [
    'src',
    'services',
    'tests',
    'public',
    'scripts',
    'vitest.config.ts',
    'tsconfig.json',
    'package.json',
  ]) {
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  const sourcesAlone = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: './src.tsbuildinfo' },
    include: ['src'],
  };
  fs.writeFileSync(path.join(copy, 'src.json'), JSON.stringify(sourcesAlone));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
