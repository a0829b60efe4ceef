// `npm run bench`: the figures of the built product against their budgets; exits with 1 when one is past its budget.
// `npm run bench -- sizes pages --rounds 1` measures only what is named, and that often.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { measureLists } from './measureLists.mjs';
import { measureMatching } from './measureMatching.mjs';
import { measurePages } from './measurePages.mjs';
import { measureServices } from './measureServices.mjs';
import { measureSizes } from './measureSizes.mjs';
import { printTable } from './printTable.mjs';

const parts = {
  sizes: measureSizes,
  pages: measurePages,
  lists: measureLists,
  domain: measureMatching,
  services: measureServices,
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});

console.log(`${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}, Node ${process.version}`);
let areKept = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const measure = parts[name];
  if (!measure) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  // oxlint-disable-next-line no-await-in-loop -- each has the machine for itself
  const measured = await measure(Number(values.rounds));
  printTable(measured);
  areKept &&= measured.figures.every(({ kept }) => kept);
}
process.exit(areKept ? 0 : 1);
