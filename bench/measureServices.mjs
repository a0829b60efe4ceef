import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { besideBare } from './besideBare.mjs';
import { expectStatus } from './expectStatus.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { runBare } from './runBare.mjs';
import { signIn } from './signIn.mjs';

const crowd = 100_000;
const crowdedFleet = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };

/** Measures single calls of the services on their embedded database, with many records, beside bare ones. */
export async function measureServices() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-services-'));
  let services = await runProduct({ dataDir });
  const bare = await runBare();
  try {
    await services.stop();
    await fillDatabase(
      { dataDir },
      {
        brands: crowd,
        fleets: [],
        invitations: { [crowdedFleet.name]: crowd },
        vehicles: { [crowdedFleet.name]: crowd },
      },
    );
    services = await runProduct({ dataDir });
    return {
      title: 'Services',
      how: [
        'The compiled services with PGlite on this machine, one call at a time: how many times longer it takes than the same call of a bare',
        'Hono server. The directory needs no database and stands beside a bare answer; a list stands beside an answer with one statement.',
      ].join('\n'),
      figures: [
        await directoryFigure(services.origin, bare.origin),
        ...(await listFigures(services.origin, bare.origin)),
      ],
    };
  } finally {
    await Promise.all([services.stop(), bare.stop()]);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function directoryFigure(origin, bare) {
  const address = `${origin}/v1/companies/?isPaged=false&userId=1`;
  const etag = (await fetch(address)).headers.get('ETag');
  return besideBare('directory of 100,000 brands, 304', {
    work: () => expectStatus(304, fetch(address, { headers: { 'If-None-Match': etag } })),
    reference: () => expectStatus(200, fetch(bare)),
    times: 300,
    budget: budgets.directory,
  });
}

/** About twice the most that was measured on a machine with other work: 2.3 and 40. */
const budgets = { directory: 5, list: 80 };

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

async function listFigures(origin, bare) {
  const { headers } = await signIn(origin, crowdedFleet);
  const figures = [];
  for (const { name, path: place, views } of lists) {
    for (const [view, query] of Object.entries(views)) {
      figures.push(
        // oxlint-disable-next-line no-await-in-loop -- one view after another
        await besideBare(`list of 100,000 ${name}, ${view}`, {
          work: () => expectStatus(200, fetch(`${origin}${place}?${query}`, { headers })),
          reference: () => expectStatus(200, fetch(`${bare}/statement`)),
          times: 60,
          budget: budgets.list,
        }),
      );
    }
  }
  return figures;
}
