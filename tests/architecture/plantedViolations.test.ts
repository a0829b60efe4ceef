import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { architecture, cruiseFolders } from '../support/architecture/cruiseFolders.ts';
import { root } from '../support/architecture/root.ts';
import { unreachedFiles } from '../support/architecture/unreachedFiles.ts';

type Files = Readonly<Record<string, string>>;

const planted = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'));
afterAll(() => fs.rmSync(planted, { recursive: true }));

/** Writes a small project and checks its imports, by all rules or by one. */
const cruisePlanted = (name: string, files: Files, only?: string) => {
  const project = path.join(planted, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
  return cruiseFolders(
    project,
    ['src', 'services', 'tests'].filter((folder) => fs.existsSync(path.join(project, folder))),
    only,
  );
};

const rulesBrokenBy = async (name: string, files: Files, only?: string): Promise<readonly string[]> =>
  (await cruisePlanted(name, files, only)).summary.violations.map(({ rule }) => rule.name);

const violations: Readonly<Record<string, Files>> = {
  'traces-are-loaded-on-demand': {
    'services/main.ts': `import { a } from './tracing/openTelemetry.ts';`,
    'services/tracing/openTelemetry.ts': 'export const a = 1;',
  },
  'domain-is-pure': {
    'src/domain/a.ts': `import { b } from '../application/b.ts';`,
    'src/application/b.ts': 'export const b = 1;',
  },
  'application-looks-inward': {
    'src/application/vehicles/a.ts': `import type { b } from '../../infrastructure/http/b.ts';`,
    'src/infrastructure/http/b.ts': 'export const b = 1;',
  },
  'use-cases-share-ports-not-rooms': {
    'src/application/shared/A.ts': `import type { B } from '../vehicles/b.ts';`,
    'src/application/vehicles/b.ts': 'export type B = 1;',
  },
  'adapters-know-no-screen': {
    'src/infrastructure/http/a.ts': `import { b } from '../../ui/shared/b.ts';`,
    'src/ui/shared/b.ts': 'export const b = 1;',
  },
  'adapters-are-strangers': {
    'src/infrastructure/http/a.ts': `import { b } from '../storage/b.ts';`,
    'src/infrastructure/storage/b.ts': 'export const b = 1;',
  },
  'http-core-knows-no-room': {
    'src/infrastructure/http/a.ts': `import { b } from './vehicles/b.ts';`,
    'src/infrastructure/http/vehicles/b.ts': 'export const b = 1;',
  },
  'screens-know-no-adapter': {
    'src/ui/rooms/vehicles/a.tsx': `const b = () => import('../../../infrastructure/http/b.ts');`,
    'src/infrastructure/http/b.ts': 'export const b = 1;',
  },
  'only-hooks-inject': {
    'src/ui/components/A.tsx': `import { b } from '../shared/injection/b.ts';`,
    'src/ui/shared/injection/b.ts': 'export const b = 1;',
  },
  'date-model-is-pure': {
    'src/ui/components/dates/model/a.ts': `import { B } from '../B.tsx';`,
    'src/ui/components/dates/B.tsx': 'export const B = 1;',
  },
  'components-know-no-room': {
    'src/ui/components/A.tsx': `import { b } from '../shared/b.ts';`,
    'src/ui/shared/b.ts': 'export const b = 1;',
  },
  'shared-knows-no-room': {
    'src/ui/shared/a.ts': `import { b } from '../rooms/vehicles/b.ts';`,
    'src/ui/rooms/vehicles/b.ts': 'export const b = 1;',
  },
  'rooms-are-strangers': {
    'src/ui/rooms/download/A.tsx': `import { b } from '../account/b.ts';`,
    'src/ui/rooms/account/b.ts': 'export const b = 1;',
  },
  'axios-stays-in-http': { 'src/infrastructure/config/a.ts': `import axios from 'axios';` },
  'sweetalert-stays-in-dialogs': {
    'src/infrastructure/http/a.ts': `const b = () => import('sweetalert2/dist/sweetalert2.esm.js');`,
  },
  'only-main-builds-the-container': {
    'src/ui/app/a.tsx': `import { b } from '../../infrastructure/container/b.ts';`,
    'src/infrastructure/container/b.ts': 'export const b = 1;',
  },
  'application-runs-in-a-browser': { 'src/infrastructure/config/a.ts': `import fs from 'node:fs';` },
  'services-and-application-are-strangers': {
    'services/a.ts': `import type { B } from '../src/domain/b.ts';`,
    'src/domain/b.ts': 'export type B = 1;',
  },
  'tests-of-the-application-know-no-service': {
    'tests/infrastructure/a.test.ts': `import { b } from '../support/services/b.ts';`,
    'tests/support/services/b.ts': 'export const b = 1;',
  },
  'tests-of-services-know-no-application': {
    'tests/services/a.test.ts': `import { b } from '../../src/domain/b.ts';`,
    'src/domain/b.ts': 'export const b = 1;',
  },
  'services-database-and-web-know-no-room': {
    'services/web/a.ts': `import type { B } from '../company/b.ts';`,
    'services/company/b.ts': 'export type B = 1;',
  },
  'services-rooms-use-doors': {
    'services/drivers/a.ts': `import { b } from '../vehicles/b.ts';`,
    'services/vehicles/b.ts': 'export const b = 1;',
  },
  'services-folders-have-no-circles': {
    'services/clock/a.ts': `import { b } from '../log/b.ts';`,
    'services/log/b.ts': 'export const b = 1;',
  },
  'no-tests-in-the-product': {
    'services/a.ts': `import { b } from '../tests/b.ts';`,
    'tests/b.ts': 'export const b = 1;',
  },
  'no-cycles': {
    'src/domain/a.ts': `import type { B } from './b.ts'; export type A = B;`,
    'src/domain/b.ts': `import type { A } from './a.ts'; export type B = A;`,
  },
  'no-orphans': { 'src/ui/shared/a.ts': 'export const a = 1;' },
  'no-dead-ends': { 'src/domain/a.ts': `import { b } from './gone.ts';` },
};

it.each(Object.entries(violations))('the dependency check reports a violation of %s', async (rule, files) => {
  expect(await rulesBrokenBy(rule, files, rule)).toContain(rule);
});

it('there is a planted violation of every rule', () => {
  const rules = architecture.ruleSet?.forbidden?.map(({ name }) => name) ?? [];
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(Object.keys(violations))).toEqual(new Set(rules));
});

it('a file that only a test imports is reported, and one that is imported as it is needed is not', async () => {
  const files = {
    'src/main.tsx': `const room = () => import('./ui/a.ts');`,
    'src/ui/a.ts': `import type { B } from '../domain/b.ts';`,
    'src/domain/b.ts': 'export type B = 1;',
    'src/domain/c.ts': `import { d } from './d.ts';`,
    'src/domain/d.ts': 'export const d = 1;',
    'tests/domain/c.test.ts': `import '../../src/domain/c.ts';`,
  };
  const cruised = await cruisePlanted('unreached', files, 'no-dead-ends');
  expect(unreachedFiles(cruised, ['src/main.tsx']).toSorted()).toEqual(['src/domain/c.ts', 'src/domain/d.ts']);
});

it('the dependency check accepts a project that keeps the rules', async () => {
  const files = {
    'src/domain/a.ts': 'export type A = 1;',
    'src/application/vehicles/B.ts': `import type { ServiceIdentifier } from 'inversify'; import type { A } from '../../domain/a.ts';`,
    'tests/contract/a.test.ts': `import type { A } from '../../src/domain/a.ts'; import { c } from '../../services/c.ts';`,
    'services/c.ts': 'export const c = 1;',
    'src/infrastructure/http/AxiosB.ts': `import axios from 'axios'; import type { B } from '../../application/vehicles/B.ts';`,
    'services/Services.ts': 'export interface Services { readonly db: 1 }',
    'services/web/ok.ts': 'export const ok = 1;',
    'services/company/companyGate.ts': `import { ok } from '../web/ok.ts'; export const companyGate = ok;`,
    'services/drivers/drivers.ts': `import { companyGate } from '../company/companyGate.ts'; import type { Services } from '../Services.ts'; export const drivers = (_: Services) => companyGate;`,
    'services/features.ts': `import { drivers } from './drivers/drivers.ts'; export const features = [drivers];`,
  };
  expect(await rulesBrokenBy('kept', files)).toEqual([]);
});
