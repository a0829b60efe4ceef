// `npm run bench`: measures the built product against its budgets. Exits with 1 if one is exceeded.
// `npm run bench -- sizes pages --rounds 1` runs only the named parts, with one round.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { measureBoard } from './measureBoard.mjs';
import { measureCapacity } from './measureCapacity.mjs';
import { measureLists } from './measureLists.mjs';
import { measureLoads } from './measureLoads.mjs';
import { measureMatching } from './measureMatching.mjs';
import { measurePages } from './measurePages.mjs';
import { measureReports } from './measureReports.mjs';
import { measureRooms } from './measureRooms.mjs';
import { measureServices } from './measureServices.mjs';
import { measureShares } from './measureShares.mjs';
import { measureShipments } from './measureShipments.mjs';
import { measureSizes } from './measureSizes.mjs';
import { measureSizing } from './measureSizing.mjs';
import { printTable } from './printTable.mjs';

const parts = {
  sizes: measureSizes,
  pages: measurePages,
  lists: measureLists,
  rooms: measureRooms,
  board: measureBoard,
  domain: measureMatching,
  services: measureServices,
  loads: measureLoads,
  shipments: measureShipments,
  reports: measureReports,
  capacity: measureCapacity,
  shares: measureShares,
  sizing: measureSizing,
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
  // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
  const measured = await measure(Number(values.rounds));
  printTable(measured);
  areKept &&= measured.figures.every(({ kept }) => kept);
}
process.exit(areKept ? 0 : 1);
