import { beforeAll, expect, it } from 'vitest';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseFolders } from '../support/architecture/cruiseFolders.ts';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const folders = ['src', 'services', 'tests'];
let cruised: ICruiseResult;

beforeAll(async () => {
  cruised = await cruiseFolders(root, folders);
});

it('no import breaks a dependency rule', () => {
  const violations = cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(violations).toEqual([]);
});

it.each(folders)('the dependency check sees every file of %s', (folder) => {
  const seen = new Set(cruised.modules.map(({ source }) => source));
  // Data, and the typeface with its licence, import nothing.
  const files = filesBelow(folder).filter((file) => !/\.(?:json|woff2|txt)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

it('the dependency check resolves the imports of a file', () => {
  const main = cruised.modules.find(({ source }) => source === 'src/main.tsx');
  const imports = main?.dependencies.map(({ resolved }) => resolved);
  expect(imports).toContain('src/infrastructure/container/createContainer.ts');
  expect(imports).toContain('src/ui/theme/tokens.css');
});
