// `npm run mutate`: changes the sources a little, one change at a time, and tells which of them no test of `npm run coverage` notices.
// --count N (300) of them, drawn by --seed N (1), in files whose path holds --files TEXT; --least N (85) per cent must be caught.
// What the compiler refuses could not land, so it is counted apart: it is neither among the N nor in the share.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compiles } from './mutation/compiles.mjs';
import { copyRepository } from './mutation/copyRepository.mjs';
import { mutantsOf } from './mutation/mutantsOf.mjs';
import { shuffled } from './mutation/shuffled.mjs';

const root = path.resolve(import.meta.dirname, '..');
const layers = ['src/domain', 'src/application', 'src/infrastructure'];
const workers = 2;
/** A change may let a test run for ever; a busy machine takes its time. */
const exitTimeoutMs = 120_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    least: { type: 'string', default: '85' },
  },
});

const queue = shuffled(allMutants(), Number(values.seed));
const startedAt = Date.now();
const counted = { caught: 0, survived: 0, endless: 0, refused: 0, begun: 0 };
await Promise.all(Array.from({ length: workers }, work));

const tried = counted.caught + counted.endless + counted.survived;
const share = (100 * (counted.caught + counted.endless)) / tried;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `${share.toFixed(1)} % of ${tried} changes were noticed in ${minutes} minutes; ${values.least} % must be. ` +
    `${counted.endless} of them did not come to an end.`,
);
console.log(`Compile errors, not among those: ${counted.refused}.`);
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

/** Takes changes off the queue until enough are tried, in a copy of the repository and a process of its own. */
async function work() {
  const copy = copyRepository();
  let runner;
  while (counted.begun < Number(values.count) && queue.length > 0) {
    counted.begun += 1;
    const mutant = queue.shift();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await compiles(copy, mutant))) {
      counted.refused += 1;
      counted.begun -= 1;
      continue;
    }
    runner ??= fork(path.join(root, 'scripts/mutation/runMutant.mjs'), { cwd: copy });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const verdict = await verdictOf(runner, mutant);
    counted[verdict] += 1;
    if (verdict === 'survived') {
      const { file, line, was, text } = mutant;
      console.log(`unnoticed  ${file}:${line}  ${was}  →  ${text || '(nothing)'}`);
    }
    if (verdict === 'endless') {
      runner.kill('SIGKILL');
      runner = undefined;
      fs.cpSync(path.join(root, mutant.file), path.join(copy, mutant.file));
    }
  }
  runner?.kill();
  fs.rmSync(copy, { recursive: true, force: true });
}

/** `caught`, `survived`, or `endless` where the tests did not come to an end or took their process with them. */
function verdictOf(runner, mutant) {
  return new Promise((resolve) => {
    const finish = (verdict) => {
      clearTimeout(timer);
      runner.off('message', finish);
      runner.off('exit', onExit);
      resolve(verdict);
    };
    const onExit = () => finish('endless');
    const timer = setTimeout(onExit, exitTimeoutMs);
    runner.once('message', finish);
    runner.once('exit', onExit);
    runner.send(mutant);
  });
}
