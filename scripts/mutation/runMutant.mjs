// Tries one change after the other in a copy of the repository, which is its working directory; one warm vitest runs the tests.
import fs from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

const copy = fs.realpathSync(process.cwd());
const projects = ['domain', 'application', 'infrastructure', 'printing', 'contract', 'componentRules'];

/** How the last run ended: `bail` ends it at the first failure, mostly before that test's own result is known. */
let ended = 'passed';
const reporter = { onTestRunEnd: (_modules, _errors, reason) => (ended = reason) };

const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  project: projects,
  bail: 1,
  maxWorkers: 1,
  // A change may let a test wait for ever.
  testTimeout: 30_000,
  reporters: [reporter],
  includeTaskLocation: false,
});
const tests = new Map((await vitest.globTestSpecifications()).map((test) => [test.moduleId, test]));
const importsOf = new Map();

/** The files a file imports, those that are imported later on included. */
function imports(file) {
  const known = importsOf.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const sources = /^(?:import|export) (?!type )[^;]*?'(\.[^']+)'|import\('(\.[^']+)'\)/gm;
  const found = [...text.matchAll(sources)].map(([, now, later]) => path.resolve(path.dirname(file), now ?? later));
  importsOf.set(file, found);
  return found;
}

/** How many imports lie between a test and a file; undefined where it never comes to it. */
function distance(test, file) {
  const seen = new Set([test]);
  let edge = [test];
  for (let steps = 0; edge.length > 0; steps += 1) {
    if (edge.includes(file)) return steps;
    edge = edge.flatMap((each) => imports(each)).filter((each) => !seen.has(each) && seen.add(each));
  }
  return undefined;
}

/** Those that import the file themselves first, then those that come to it by others. */
function testsOf(file) {
  const related = [...tests.values()]
    .map((test) => ({ test, steps: distance(test.moduleId, file) }))
    .filter(({ steps }) => steps !== undefined);
  const near = related.filter(({ steps }) => steps === 1);
  const far = related.filter(({ steps }) => steps !== 1);
  return [near, far].filter(({ length }) => length > 0).map((group) => group.map(({ test }) => test));
}

async function isCaughtBy(group) {
  const { unhandledErrors } = await vitest.runTestSpecifications(group, false);
  return ended !== 'passed' || unhandledErrors.length > 0;
}

async function tryMutant({ file, start, end, text }) {
  const place = path.join(copy, file);
  const source = fs.readFileSync(place, 'utf8');
  const change = (to) => {
    fs.writeFileSync(place, to);
    vitest.invalidateFile(place);
  };
  change(source.slice(0, start) + text + source.slice(end));
  try {
    // oxlint-disable-next-line no-await-in-loop -- the second group only where the first notices nothing
    for (const group of testsOf(place)) if (await isCaughtBy(group)) return 'caught';
    return 'survived';
  } finally {
    change(source);
  }
}

process.on('message', (mutant) => void tryMutant(mutant).then((verdict) => process.send(verdict)));
process.on('disconnect', () => process.exit());
