import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { besideBare } from './besideBare.mjs';
import { expectStatus } from './expectStatus.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { newDatabase } from './newDatabase.mjs';
import { runBare } from './runBare.mjs';
import { signIn } from './signIn.mjs';

const serverUrl = process.env.TEST_DATABASE_URL;
const crowd = 100_000;
const shipper = 'Vosges Mineral Water';
const fleet = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };

/** About twice the most that was measured on a machine with other work. */
const budget = 100;

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const essen = 'near=51.5,7';
const lyon = 'toNear=45.8,4.8';

/** Each filter and sort, alone and as a dispatcher puts them together. */
const views = {
  'first page': '',
  'page 4,000': 'page=4000',
  newest: 'sort=-newest',
  'by km': 'sort=km',
  'by price per km': 'sort=-pricePerKm',
  'within 50 km': `${essen}&radiusKm=50`,
  'within 500 km': `${essen}&radiusKm=500`,
  'within 100 km, by empty km': `${essen}&radiusKm=100&sort=emptyKm`,
  'all by empty km': `${essen}&radiusKm=2000&sort=emptyKm`,
  'to within 100 km': `${lyon}&toRadiusKm=100`,
  'from there to there': `${essen}&radiusKm=100&${lyon}&toRadiusKm=200`,
  'from a day on': `from=${day(4)}`,
  'of a day': `from=${day(3)}&to=${day(3)}`,
  'for a reefer': 'bodyType=reefer',
  'up to 5 t': 'maxKg=5000',
  'dangerous goods': 'adr=true',
  'to book, newest': 'pricing=fixed&sort=-newest',
  'that a truck fits': 'fits=true',
  'that a truck fits, near': `fits=true&${essen}&radiusKm=300&sort=emptyKm`,
  'searched, few': 'q=bench%204999',
  'searched, many': 'q=lyon',
  'all filters': `${essen}&radiusKm=500&${lyon}&toRadiusKm=500&from=${day(1)}&to=${day(9)}&maxKg=20000&adr=false&pricing=bid&q=goods&sort=-pricePerKm`,
};

/** Measures how long lists of 100,000 open loads take, on the embedded database and, with TEST_DATABASE_URL, on a server. */
export async function measureLoads() {
  const figures = await figuresOn('embedded', '');
  if (serverUrl !== undefined) figures.push(...(await figuresOn('PostgreSQL', serverUrl)));
  return {
    title: 'Loads',
    how: [
      'The compiled services on this machine with 100,000 open loads, one call at a time: how many times longer a list takes than a bare Hono',
      `server with one statement on the same kind of database.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}

async function figuresOn(name, serverAddress) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-loads-'));
  const database = await newDatabase(serverAddress);
  const env = { DATABASE_URL: database.url, DEMO: '1', CODE_PEPPER: randomBytes(32).toString('hex') };
  const first = await runProduct({ dataDir, env });
  await first.stop();
  await fillDatabase(
    { dataDir, databaseUrl: database.url || undefined },
    { brands: 0, fleets: [], invitations: {}, vehicles: {}, loads: { [shipper]: crowd } },
  );
  const [services, bare] = [await runProduct({ dataDir, env }), await runBare(database.url)];
  try {
    const { headers } = await signIn(services.origin, fleet);
    const beside = (view, address) =>
      besideBare(`${name}, ${view}`, {
        work: () => expectStatus(200, fetch(`${services.origin}${address}`, { headers })),
        reference: () => expectStatus(200, fetch(`${bare.origin}/statement`)),
        times: 40,
        budget,
      });
    const figures = [await beside('counts', '/v1/loads/counts')];
    // oxlint-disable-next-line no-await-in-loop -- one view after another
    for (const [view, query] of Object.entries(views)) figures.push(await beside(view, `/v1/loads?${query}`));
    return figures;
  } finally {
    await Promise.all([services.stop(), bare.stop()]);
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
