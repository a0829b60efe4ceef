// `npm run mutate`: changes the sources a little, one change at a time, and tells which of them no fast test notices.
// --count N (150) of them, drawn by --seed N (1), in files whose path holds --files TEXT; --least N (85) per cent must be caught.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutation/mutantsOf.mjs';

const root = path.resolve(import.meta.dirname, '..');
const layers = ['src/domain', 'src/application', 'src/infrastructure'];
const workers = 2;
/** A change may let a test run for ever; a busy machine takes its time. */
const patienceMs = 300_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    least: { type: 'string', default: '85' },
  },
});

const drawn = draw(allMutants(), Number(values.count), Number(values.seed));
const startedAt = Date.now();
const survivors = [];
const queue = [...drawn];
await Promise.all(Array.from({ length: workers }, work));

for (const { file, line, was, text } of survivors.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
  console.log(`survived  ${file}:${line}  ${was}  →  ${text || '(nothing)'}`);
}
const share = (100 * (drawn.length - survivors.length)) / drawn.length;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `${share.toFixed(1)} % of ${drawn.length} changes were caught, in ${minutes} minutes; ${values.least} % must be.`,
);
process.exitCode = share >= Number(values.least) ? 0 : 1;

function allMutants() {
  const files = layers
    .flatMap((layer) =>
      fs.readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
    )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file.includes(values.files))
    .toSorted();
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return mutantsOf(source).map((mutant) => ({
      ...mutant,
      file,
      was: source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ').trim(),
    }));
  });
}

/** So many of them, each as likely as the others; the same for the same seed. */
function draw(all, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return all
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Takes changes off the queue until it is empty, in a copy of the repository and a process of its own. */
async function work() {
  const copy = copyRepository();
  let runner;
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    runner ??= fork(path.join(root, 'scripts/mutation/runMutant.mjs'), { cwd: copy });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const verdict = await verdictOf(runner, mutant);
    if (verdict === 'survived') survivors.push(mutant);
    if (verdict === 'stuck') {
      runner.kill('SIGKILL');
      runner = undefined;
    }
    process.stdout.write(verdict === 'survived' ? 's' : '.');
  }
  runner?.kill();
  fs.rmSync(copy, { recursive: true, force: true });
}

/** `caught`, `survived`, or `stuck` where it did not come to an end, which is noticed too. */
function verdictOf(runner, mutant) {
  return new Promise((resolve, reject) => {
    const finish = (verdict) => {
      clearTimeout(timer);
      runner.off('exit', onExit);
      resolve(verdict);
    };
    const onExit = () => reject(new Error('The process that tries the changes ended.'));
    const timer = setTimeout(() => finish('stuck'), patienceMs);
    runner.once('message', finish);
    runner.once('exit', onExit);
    runner.send(mutant);
  });
}

function copyRepository() {
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
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
