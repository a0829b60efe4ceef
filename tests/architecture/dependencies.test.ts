import { beforeAll, expect, it } from 'vitest';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseFolders } from '../support/architecture/cruiseFolders.ts';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';
import { unreachedFiles } from '../support/architecture/unreachedFiles.ts';

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

/** What the pages load, what is started by hand or by the services, and what the build takes from them. */
const entries = [
  'src/firstPaint.ts',
  'src/beforePaint.ts',
  'src/trackingPage.tsx',
  'src/serviceWorker.ts',
  'src/page.ts',
  'src/infrastructure/paper/pdfWorker.ts',
  'src/infrastructure/workbook/workbookWorker.ts',
  'services/main.ts',
  'services/account/administer.ts',
  'services/company/brand.ts',
  'services/operations/backup.ts',
  'services/operations/restore.ts',
  'services/papers/files.ts',
  'services/database/embedded/pgliteWorker.js',
  'services/gazetteer/townLine.ts',
];

it('every file is used by the product, not by tests alone', () => {
  expect(entries.filter((entry) => !cruised.modules.some(({ source }) => source === entry))).toEqual([]);
  expect(unreachedFiles(cruised, entries)).toEqual([]);
});
