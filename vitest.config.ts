import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, include: readonly string[], more: Options = {}) => ({
  extends: true as const,
  test: { name, include: [...include], ...more },
});

/** Adapters that call the running services. */
const againstServices = 'tests/contract/running/*.test.ts';

/** What the embedded database cannot show; `.ci/on-postgres` starts a server for them. */
const onPostgres = process.env.TEST_DATABASE_URL === undefined ? ['tests/services/onPostgres/**'] : [];

/** Only these faults differ on a database server; the others concern the embedded database and processes. */
const faults =
  process.env.TEST_DATABASE_URL === undefined
    ? ['tests/faults/*.test.ts']
    : ['tests/faults/bulk.test.ts', 'tests/faults/repeats.test.ts', 'tests/faults/restore.test.ts'];

/** Prints whole consignment notes and reads them again, which takes longer than any other fast test. */
const printing = 'tests/infrastructure/paper/Pdf*.test.ts';

/** Rules of the screens that know no React. */
const componentRules = 'tests/ui/**/*.test.ts';

/** The built product and a browser, started once. */
const inBrowser: Options = {
  isolate: false,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  globalSetup: ['tests/support/browser/startProduct.ts', 'tests/support/browser/startBrowser.ts'],
};

/** What the fast tests and the printing must cover. */
const covered = ['src/domain', 'src/application', 'src/infrastructure'];

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    maxWorkers: 2,
    // Compiled sources are kept in node_modules between runs, by a hash of each.
    experimental: { fsModuleCache: true },
    // Generous, so that nothing fails on a busy machine: what is waited for is a state.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      provider: 'v8',
      include: covered.map((folder) => `${folder}/**`),
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'dist/coverage',
      thresholds: Object.fromEntries(covered.map((folder) => [`${folder}/**`, { lines: 95, branches: 95 }])),
    },
    projects: [
      project('domain', ['tests/domain/**/*.test.ts'], { pool: 'threads', isolate: false }),
      project('componentRules', [componentRules], { isolate: false }),
      project('contract', ['tests/contract/*.test.ts'], { isolate: false }),
      project('architecture', ['tests/architecture/**/*.test.ts'], { isolate: false }),
      project('application', ['tests/application/**/*.test.ts'], { isolate: false }),
      project('infrastructure', ['tests/infrastructure/**/*.test.ts'], {
        exclude: [printing],
        environment: 'jsdom',
        isolate: false,
      }),
      project('printing', [printing], { isolate: false }),
      project('services', ['tests/services/**/*.test.ts', againstServices], {
        exclude: onPostgres,
        isolate: false,
        setupFiles: ['tests/support/services/eachFile.ts'],
      }),
      // From here on, what begins with "ci:" is run by `.ci/run` and not by `npm test`. Every call as every visitor, with the largest
      // bodies and many at once; races; the whole demo.
      project('ci:sweeps', ['tests/sweeps/*.test.ts'], {
        isolate: false,
        setupFiles: ['tests/support/services/eachFile.ts'],
      }),
      // What starts the product or its database again and again, and kills or damages it.
      project('ci:faults', faults, {
        // Whole processes are started and killed again and again.
        testTimeout: 600_000,
        // Its databases are short-lived: compiling them again for speed costs more than it saves.
        execArgv: ['--liftoff-only'],
        isolate: false,
        setupFiles: ['tests/support/services/eachFile.ts'],
      }),
      project('ui', ['tests/ui/**/*.test.tsx'], {
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['tests/support/jsdom.ts'],
      }),
      project('browser', ['tests/browser/*.test.ts'], inBrowser),
      // The longer way through each room, and what happens rarely.
      project('ci:stories', ['tests/stories/*.test.ts'], inBrowser),
      // Every screen and state, looked at in each brand, scheme and width.
      project('ci:screens', ['tests/screens/*.test.ts'], inBrowser),
    ],
  },
});
