import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { mixedLoad } from './mixedLoad.mjs';
import { runLoad } from './runLoad.mjs';
import { signIn } from './signIn.mjs';
import { quantile } from './statistics.mjs';

const crowd = 100_000;
const crowdedFleet = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };
/** One account alone would have to wait for its share. */
const owners = ['fleet@greenline.test', 'fleet2@greenline.test', 'dispatch@greenline.test', 'fleet@amber.test'];
/** Enough fleets that none exceeds the hourly mail limit. */
const busyFleets = Array.from({ length: 12 }, (_, index) => ({
  email: owners[index % owners.length],
  name: `Busy Haulage ${index + 1}`,
}));
const load = { perSecond: 300, seconds: 20 };

/** Measures the services on their embedded database, with many records and under load. */
export async function measureServices() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-services-'));
  let services = await runProduct({ dataDir });
  try {
    await services.stop();
    const busy = busyFleets.map(({ name }) => [name, 250]);
    await fillDatabase(dataDir, {
      brands: crowd,
      fleets: busyFleets,
      invitations: Object.fromEntries([[crowdedFleet.name, crowd], ...busy]),
      vehicles: { [crowdedFleet.name]: crowd },
    });
    services = await runProduct({ dataDir });
    return {
      title: 'Services',
      how: [
        'The compiled services with PGlite on this machine, the client beside them. Load: open loop, arrivals at random, answered',
        `from the instant they were due; ${load.perSecond} a second for ${load.seconds} s: 80 % reads (directory 304, own companies, invitations), 18 % writes`,
        '(new invitations with mail, invitations sent again), 2 % sign-ins.',
      ].join('\n'),
      figures: [
        ...(await directoryFigures(services.origin)),
        ...(await listFigures(services.origin)),
        ...(await loadFigures(services.origin)),
      ],
    };
  } finally {
    await services.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function directoryFigures(origin) {
  const address = `${origin}/v1/companies/?isPaged=false&userId=1`;
  const etag = (await fetch(address)).headers.get('ETag');
  const times = await timed(500, () => expectStatus(304, fetch(address, { headers: { 'If-None-Match': etag } })));
  return [figure('directory of 100,000 brands, 304, p95', quantile(times, 0.95), 'ms', { budget: 50 })];
}

/** List requests with distinct query plans. */
const lists = [
  {
    name: 'invitations',
    path: '/invitations',
    views: {
      'first page': '',
      'page 4,000': 'page=4000',
      'by name': 'sort=name',
      'by end, filtered': 'status=opened&sort=expiresAt',
      searched: 'q=bench9999',
    },
  },
  {
    name: 'vehicles',
    path: '/api/v1/vehicles',
    views: {
      'first page': '',
      'page 4,000': 'page=4000',
      'by papers': 'sort=papersUntil',
      'by odometer, filtered': 'status=available&kind=rigid&sort=-odometerKm',
      'papers expired': 'compliance=expired&sort=papersUntil',
      'by make, page 2,000': 'sort=make&page=2000',
      searched: 'q=b-9999',
    },
  },
];

async function listFigures(origin) {
  const { headers } = await signIn(origin, crowdedFleet);
  const figures = [];
  for (const { name, path: place, views } of lists) {
    for (const [view, query] of Object.entries(views)) {
      // oxlint-disable-next-line no-await-in-loop -- one view after another
      const times = await timed(40, () => expectStatus(200, fetch(`${origin}${place}?${query}`, { headers })));
      figures.push(figure(`list of 100,000 ${name}, ${view}, p95`, quantile(times, 0.95), 'ms', { budget: 50 }));
    }
  }
  return figures;
}

async function loadFigures(origin) {
  const requests = await mixedLoad(origin, busyFleets, load);
  const answers = await runLoad(origin, requests);
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ isExpected }) => !isExpected);
  const byStatus = [...new Set(failed.map(({ kind, status }) => `${kind} ${status}`))].join(', ');
  return [
    figure('mixed load, requests', answers.length, ''),
    figure('mixed load, p50', quantile(times, 0.5), 'ms'),
    figure('mixed load, p99', quantile(times, 0.99), 'ms', { budget: 150 }),
    figure('mixed load, slowest', quantile(times, 1), 'ms'),
    figure('mixed load, errors', failed.length, '', { budget: 0, beside: byStatus }),
  ];
}

async function timed(times, work) {
  const all = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await work();
    all.push(performance.now() - started);
  }
  return all;
}

async function expectStatus(status, answering) {
  const answer = await answering;
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status} where ${status} was due.`);
}
