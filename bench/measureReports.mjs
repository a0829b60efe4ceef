import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { expectStatus } from './expectStatus.mjs';
import { figure } from './figure.mjs';
import { fillStops } from './fillStops.mjs';
import { newDatabase } from './newDatabase.mjs';
import { signIn } from './signIn.mjs';
import { median, quantile } from './statistics.mjs';

const compiled = path.resolve(import.meta.dirname, '../dist/services');
const serverUrl = process.env.TEST_DATABASE_URL;
const stops = 900_000;
/** Milliseconds for 95 of 100 answers. */
const budget = 300;
const times = 40;

const shipper = { email: 'shipper@greenline.test', name: 'Vosges Mineral Water' };

const date = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const year = `from=${date(365)}&to=${date(0)}`;

/** What people ask most, and what takes longest. */
const questions = {
  'a year by carrier': `${year}&by=party`,
  'a year by lane': `${year}&by=lane`,
  'a year by place': `${year}&by=place`,
  'a year by place, deliveries': `${year}&by=place&stops=delivery&grace=0&excused=counted`,
  'a year without both ends of months': `from=${date(350)}&to=${date(15)}&by=place`,
  'four weeks by place': `from=${date(27)}&to=${date(0)}&by=place`,
  'a year, late stops': `${year}&outcome=late`,
  'a year, skipped stops': `${year}&outcome=skipped`,
  'a year, overdue stops': `${year}&outcome=overdue`,
  'a year, one place': `${year}&by=place&group=Warehouse%207,%20Lyon`,
  'a year, the middle page': `${year}&page=${stops / 40}`,
};

/** Waits for the clean-up at start: while the embedded database puts large tables in order, others are refused. */
async function calm(address, options) {
  const giveUpAt = Date.now() + 180_000;
  while (Date.now() < giveUpAt) {
    // oxlint-disable-next-line no-await-in-loop -- poll until it answers
    const answer = await fetch(address, options);
    // oxlint-disable-next-line no-await-in-loop
    await answer.arrayBuffer();
    if (answer.ok) return;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
  }
  throw new Error(`${address} is still refused.`);
}

/** Fills a database of the demo, and adds up what there is to count. */
async function fill(database) {
  const { openDatabase } = await import(path.join(compiled, 'openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { foldCounts } = await import(path.join(compiled, 'reports/counts/foldCounts.js'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, ...database }, silentLog, 120_000);
  await fillStops(db, shipper.name, stops);
  await foldCounts({ db });
  await close();
}

async function measureOn(name, serverAddress) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-reports-'));
  const database = await newDatabase(serverAddress);
  const env = { DATABASE_URL: database.url, DEMO: '1', CODE_PEPPER: randomBytes(32).toString('hex') };
  try {
    await (await runProduct({ dataDir, env })).stop();
    await fill({ dataDir, databaseUrl: database.url || undefined });
    const services = await runProduct({ dataDir, env });
    try {
      const { headers } = await signIn(services.origin, shipper);
      await calm(`${services.origin}/v1/reports/on_time?${year}`, { headers });
      const figures = [];
      for (const [question, query] of Object.entries(questions)) {
        const took = [];
        for (let time = 0; time < times; time += 1) {
          const begun = performance.now();
          // oxlint-disable-next-line no-await-in-loop -- one call after the other
          await expectStatus(200, fetch(`${services.origin}/v1/reports/on_time?${query}`, { headers }));
          took.push(performance.now() - begun);
        }
        const beside = `p50 ${Math.round(median(took))} ms`;
        figures.push(figure(`${name}, ${question}`, quantile(took, 0.95), 'ms', { budget, beside }));
      }
      return figures;
    } finally {
      await services.stop();
    }
  } finally {
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures how long reports over 900,000 stops of one company take. */
export async function measureReports() {
  const figures = await measureOn('embedded', '');
  if (serverUrl !== undefined) figures.push(...(await measureOn('PostgreSQL', serverUrl)));
  return {
    title: 'Reports',
    how: [
      'The compiled services on this machine with 900,000 stops of one shipper in 366 days, at 2,000 places, on 900 lanes, with 100',
      `carriers; one call at a time, p95 of ${times}.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}
