import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { busyFleets, busyInvitations } from './busyFleets.mjs';
import { figure } from './figure.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { membersOf, mixedLoad } from './mixedLoad.mjs';
import { newDatabase } from './newDatabase.mjs';
import { runBare } from './runBare.mjs';
import { runLoad } from './runLoad.mjs';
import { median, quantile } from './statistics.mjs';

const serverUrl = process.env.TEST_DATABASE_URL;
/** In milliseconds. */
const slowest = 150;
const steps = { from: 60, factor: 1.25, least: 5, most: 12, seconds: 5 };
const race = { callers: 16, seconds: 3, rounds: 5 };

/** How many answers of a bare server one call may cost: about twice the most that was measured, 4 to 14 on a machine with other work. */
const budget = 30;

/** Where the load is measured. */
const places = [
  { name: 'embedded database', processes: 1 },
  { name: 'PostgreSQL', processes: 1, databaseUrl: serverUrl },
  { name: 'PostgreSQL, two processes', processes: 2, databaseUrl: serverUrl },
].filter(({ name, databaseUrl }) => databaseUrl !== undefined || name === 'embedded database');

/** Measures how much load the services take, beside what a bare server takes in the same minute. */
export async function measureCapacity() {
  const figures = [];
  // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
  for (const place of places) figures.push(...(await capacityFigures(place)));
  return {
    title: 'Capacity',
    how: [
      'The compiled services on this machine, the client beside them: 80 % reads (directory 304, own companies, invitations), 18 % writes (new',
      'invitations with mail, invitations sent again), 2 % sign-ins. As fast as it goes: the answers a second to 16 callers, in turn with those of',
      'a bare Hono server with one statement each on the same kind of database. Open loop: calls at random, a quarter more in each step of',
      `${steps.seconds} s, until the p99 from the instant they were due passes ${slowest} ms.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}

async function capacityFigures({ name, processes, databaseUrl }) {
  const place = await openPlace({ processes, databaseUrl });
  try {
    const members = await membersOf(place.origins[0], busyFleets);
    const { ours, bare, failed, processorMs } = await raceAgainstBare(place, members);
    const { highest, next } = await climb(place, members);
    const beside = `${Math.round(ours)} a second, bare ${Math.round(bare)}`;
    return [
      figure(`${name}: bare answers per call`, bare / ours, '×', { budget, beside }),
      figure(`${name}: processor time of the services per call`, processorMs, 'ms', {
        beside: `${Math.round(1_000 / processorMs)} calls a second would fill one core`,
      }),
      figure(`${name}: calls not answered as expected`, failed.length, '', { budget: 0, beside: failed.join(', ') }),
      figure(`${name}: calls a second, p99 below ${slowest} ms`, Math.round(highest), '', {
        beside: next && `p99 ${Math.round(next.p99)} ms at ${Math.round(next.perSecond)}`,
      }),
    ];
  } finally {
    await place.close();
  }
}

/** Answers a second of the services and of the bare server, in turn, so that both meet the same load of the machine. */
async function raceAgainstBare({ origins, bare }, members) {
  const rates = { ours: [], bare: [] };
  const failed = [];
  let [calls, processorSeconds] = [0, 0];
  const statement = { kind: 'statement', method: 'GET', path: '/statement', headers: {}, expected: 200 };
  const statements = Array.from({ length: 30_000 }, () => statement);
  for (let round = 0; round < race.rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    rates.bare.push((await runLoad([bare], statements, race)).length / race.seconds);
    // oxlint-disable-next-line no-await-in-loop
    const load = await mixedLoad(origins[0], members, { perSecond: 1_000, seconds: race.seconds });
    // oxlint-disable-next-line no-await-in-loop
    const before = await processorSecondsOf(origins);
    // oxlint-disable-next-line no-await-in-loop
    const answers = await runLoad(origins, load, race);
    // oxlint-disable-next-line no-await-in-loop
    processorSeconds += (await processorSecondsOf(origins)) - before;
    calls += answers.length;
    rates.ours.push(answers.length / race.seconds);
    failed.push(...answers.filter(({ isExpected }) => !isExpected).map(({ kind, status }) => `${kind} ${status}`));
  }
  return {
    ours: median(rates.ours),
    bare: median(rates.bare),
    failed,
    processorMs: (1_000 * processorSeconds) / calls,
  };
}

/** What the processes of the services have used so far, by their own metrics; an embedded database is among it. */
async function processorSecondsOf(origins) {
  const used = origins.map(async (origin) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  });
  return (await Promise.all(used)).reduce((sum, each) => sum + each, 0);
}

/** The services with their busy fleets, in one or two processes, and a bare server on the same kind of database. */
async function openPlace({ processes, databaseUrl = '' }) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-capacity-'));
  const database = await newDatabase(databaseUrl);
  const env = { DATABASE_URL: database.url, DEMO: '1', CODE_PEPPER: randomBytes(32).toString('hex') };
  const first = await runProduct({ dataDir, env });
  await first.stop();
  await fillDatabase(
    { dataDir, databaseUrl: database.url || undefined },
    { brands: 1_000, fleets: busyFleets, invitations: busyInvitations, vehicles: {} },
  );
  const services = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a deployment would
  for (let each = 0; each < processes; each += 1) services.push(await runProduct({ dataDir, env }));
  const bare = await runBare(database.url);
  const close = async () => {
    await Promise.all([...services, bare].map(({ stop }) => stop()));
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { origins: services.map(({ origin }) => origin), bare: bare.origin, close };
}

/** The highest step that is quick enough, and the next one: up from the first step, or down if that is too much already. */
async function climb({ origins }, members) {
  const take = async (perSecond) => {
    const answers = await runLoad(origins, await mixedLoad(origins[0], members, { perSecond, seconds: steps.seconds }));
    const times = answers.map(({ ms }) => ms);
    return { perSecond, p99: quantile(times, 0.99) };
  };
  let next = await take(steps.from);
  while (next.p99 > slowest && next.perSecond > steps.least) {
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    const lower = await take(next.perSecond / steps.factor);
    if (lower.p99 <= slowest) return { highest: lower.perSecond, next };
    next = lower;
  }
  let highest = 0;
  for (let step = 0; step < steps.most && next.p99 <= slowest; step += 1) {
    highest = next.perSecond;
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    next = await take(highest * steps.factor);
  }
  return { highest, next };
}
