import { figure, written } from './figure.mjs';
import { median, quantile } from './statistics.mjs';

/**
 * How many times longer `work` takes than the bare answer to `reference`: one after the other, so that both meet the same load of
 * the machine. The ratio is of the medians, which a few interruptions do not move.
 */
export async function besideBare(name, { work, reference, times, budget }) {
  const [ours, bare] = [[], []];
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    bare.push(await timeOf(reference));
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    ours.push(await timeOf(work));
  }
  const beside = `p95 ${written(quantile(ours, 0.95), 'ms')}, median ${written(median(ours), 'ms')}, bare ${written(median(bare), 'ms')}`;
  return figure(name, median(ours) / median(bare), '×', { budget, beside });
}

async function timeOf(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
