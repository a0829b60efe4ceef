import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { busyFleets, busyInvitations } from './busyFleets.mjs';
import { expectStatus } from './expectStatus.mjs';
import { figure } from './figure.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { membersOf, mixedLoad } from './mixedLoad.mjs';
import { runBare } from './runBare.mjs';
import { runLoad } from './runLoad.mjs';
import { median, quantile } from './statistics.mjs';

const serverUrl = process.env.TEST_DATABASE_URL;
/** In milliseconds. */
const slowest = 150;
const steps = { from: 40, factor: 1.25, most: 20, seconds: 5 };
const bareLoad = { callers: 16, seconds: 3 };

/** Where the load is measured, and how many times less of it the services may take than a bare server. */
const places = [
  { name: 'embedded database', processes: 1, budget: 12 },
  { name: 'PostgreSQL', processes: 1, databaseUrl: serverUrl, budget: 12 },
  { name: 'PostgreSQL, two processes', processes: 2, databaseUrl: serverUrl, budget: 12 },
].filter(({ name, databaseUrl }) => databaseUrl !== undefined || name === 'embedded database');

/** Measures how much load the services take, beside what a bare server takes in the same minute. */
export async function measureCapacity() {
  const figures = [];
  // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
  for (const place of places) figures.push(...(await capacityFigures(place)));
  return {
    title: 'Capacity',
    how: [
      `The compiled services on this machine, the client beside them: 80 % reads (directory 304, own companies, invitations), 18 % writes (new`,
      `invitations with mail, invitations sent again), 2 % sign-ins, at random, in steps of ${steps.seconds} s that each ask for a quarter more, until the`,
      `p99 from the instant they were due passes ${slowest} ms. Beside it the answers a second of a bare Hono server with one statement each, by`,
      `${bareLoad.callers} callers.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}

async function capacityFigures({ name, processes, databaseUrl, budget }) {
  const place = await openPlace({ processes, databaseUrl });
  try {
    const { highest, bare, last } = await climb(place);
    const beside = `${last.errors} not as expected in the step after, p99 ${Math.round(last.p99)} ms`;
    return [
      figure(`${name}: calls a second with p99 below ${slowest} ms`, Math.round(highest), '', { beside }),
      figure(`${name}: bare answers a second`, Math.round(bare), ''),
      figure(`${name}: bare answers per call`, bare / highest, '×', { budget }),
    ];
  } finally {
    await place.close();
  }
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

/** Raises the load until it is too much. Measures the bare server between the steps. */
async function climb({ origins, bare }) {
  const members = await membersOf(origins[0], busyFleets);
  const bareRates = [];
  const measureBare = async () => void bareRates.push(await bareRate(`${bare}/statement`));
  let highest = 0;
  let last;
  for (let step = 0; step < steps.most; step += 1) {
    const perSecond = steps.from * steps.factor ** step;
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    if (step % 3 === 0) await measureBare();
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    last = await takeStep(origins, members, perSecond);
    if (last.p99 > slowest) break;
    highest = perSecond;
  }
  await measureBare();
  return { highest, last, bare: median(bareRates) };
}

async function takeStep(origins, members, perSecond) {
  const requests = await mixedLoad(origins[0], members, { perSecond, seconds: steps.seconds });
  const answers = await runLoad(origins, requests);
  return {
    p99: quantile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
    errors: answers.filter(({ isExpected }) => !isExpected).length,
  };
}

/** Answers a second to callers who each ask again at once. */
async function bareRate(address) {
  const until = performance.now() + bareLoad.seconds * 1_000;
  let answers = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await expectStatus(200, fetch(address));
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: bareLoad.callers }, keepAsking));
  return answers / bareLoad.seconds;
}

/** A new database on the server at `url`; an embedded one, which needs no address, without. */
async function newDatabase(url) {
  if (url === '') return { url: '', drop: () => Promise.resolve() };
  const { default: pg } = await import('pg');
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const administer = async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const address = Object.assign(new URL(url), { pathname: name });
  return { url: address.href, drop: () => administer(`drop database ${name} with (force)`) };
}
