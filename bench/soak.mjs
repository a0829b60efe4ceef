// `npm run soak`: work goes on for 20 minutes, through a full disk, kills and floods. Exits with 1 if anything acknowledged is lost or
// there twice, or memory does not come back. Needs root on Linux, for a disk of its own. `-- --minutes 5` makes it shorter.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';
import { printTable } from './printTable.mjs';
import { signIn } from './signIn.mjs';
import { floods } from './soak/floods.mjs';
import { Listener } from './soak/Listener.mjs';
import { smallDisk } from './soak/smallDisk.mjs';
import { works } from './soak/works.mjs';
import { Writer } from './soak/Writer.mjs';
import { quantile } from './statistics.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const rounds = 5 + Object.keys(floods).length;
const roundMs = (Number(values.minutes) * 60_000) / rounds;
const greedy = { email: 'fleet@greenline.test', name: 'Rhine Valley Transport' };
const crest = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };
const jobs = [
  { work: works.drivers, by: crest },
  { work: works.positions, by: crest },
  { work: works.papers, by: { email: 'fleet@amber.test', name: 'Sierra Norte Trucking' } },
  { work: works.requests, by: { email: 'shipper2@greenline.test', name: 'Baumann Machine Tools' } },
];

const disk = smallDisk(512);
process.on('exit', () => disk.remove());
let product = await runProduct({ dataDir: disk.dataDir });
const { port, origin } = product;
const writers = [];
for (const { work, by } of jobs) {
  // oxlint-disable-next-line no-await-in-loop -- the queue limits sign-ins per client
  const member = { origin, ...(await signIn(origin, by)) };
  // oxlint-disable-next-line no-await-in-loop
  writers.push(new Writer(member, await work(member)));
}
const listener = new Listener({ origin, ...(await signIn(origin, crest)) });
const flooder = await signIn(origin, greedy);
const listening = listener.run();
const working = writers.map((writer) => writer.run());
const figures = [];

await round('nothing else', () => undefined);
await round('a full disk', fullDisk);
await round('kills', kills);
await round('kills again', kills);
await wait(roundMs / 4);
const before = megabytes();
// oxlint-disable-next-line no-await-in-loop -- one after another
for (const name of Object.keys(floods)) await round(name, () => flood(floods[name](flooder.headers)));
await round('nothing else again', () => undefined);
const after = megabytes();

for (const writer of writers) writer.end();
await Promise.all(working);
// The stream tells within a second, and within 15 if a signal was lost.
await wait(16_000);
listener.end();
await listening;
const lost = await Promise.all(writers.map((writer) => writer.missing()));
await product.stop();

const count = (of) => writers.reduce((sum, writer) => sum + of(writer), 0);
figures.push(
  figure(
    'writes acknowledged',
    count(({ acknowledged }) => acknowledged.size),
    '',
  ),
  figure(
    'refused for good',
    count(({ refused }) => refused.length),
    '',
    { budget: 0, beside: writers.flatMap(({ refused }) => refused)[0] },
  ),
  figure('changes that were not told', listener.unheard(writers[0]).length, '', { budget: 0 }),
  figure('acknowledged and not there', lost.flatMap(({ absent }) => absent).length, '', { budget: 0 }),
  figure('there twice, or not acknowledged', lost.flatMap(({ surplus }) => surplus).length, '', { budget: 0 }),
  figure('memory after the floods', after / before, '×', { budget: 1.25, beside: `${Math.round(before)} MB before` }),
);
printTable({
  title: `Soak of ${values.minutes} minutes`,
  how: [
    'Four people add drivers, positions of a shipment, papers and requests, read them, repeat what was not answered, and follow what changes.',
    'Each round: half with the fault, half without.',
  ].join('\n'),
  figures,
});
process.exit(figures.every(({ kept }) => kept) ? 0 : 1);

/** Half a round with the fault that `begin` starts, half without. `begin` returns how to end it. */
async function round(name, begin) {
  const started = performance.now();
  const end = await begin();
  await wait(roundMs / 2);
  await end?.();
  const ended = performance.now();
  await wait(roundMs / 2);
  figures.push(reportOf(`${name}, during`, started, ended), reportOf(`${name}, after`, ended, performance.now()));
}

/** Filling takes a while, and writes find room until it is done. */
function fullDisk() {
  disk.fill();
  return () => disk.free();
}

async function kills() {
  await product.kill();
  product = await runProduct({ port, dataDir: disk.dataDir });
}

async function flood(what) {
  const sender = fork(path.join(import.meta.dirname, 'sendFlood.mjs'));
  const gone = once(sender, 'exit');
  sender.send({ port, ...what });
  await once(sender, 'message');
  return async () => {
    sender.kill('SIGKILL');
    await gone;
  };
}

/** p99 of the calls that began in a period and were answered well, and how many had each status. */
function reportOf(name, from, to) {
  const calls = writers.flatMap((writer) => writer.calls.filter(({ at }) => at >= from && at < to));
  const times = calls.filter(({ status }) => status >= 200 && status < 300).map(({ ms }) => ms);
  const statuses = [...new Set(calls.map(({ status }) => status))].toSorted((a, b) => a - b);
  const beside = statuses.map((each) => `${calls.filter(({ status }) => status === each).length} × ${each}`).join(', ');
  return figure(`${name}: p99`, quantile(times, 0.99), 'ms', { beside });
}

function megabytes() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;
}
