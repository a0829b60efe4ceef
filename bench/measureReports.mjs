import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';
import { fillOffers } from './fillOffers.mjs';
import { fillStops, fleets } from './fillStops.mjs';
import { fillTrips } from './fillTrips.mjs';
import { newDatabase } from './newDatabase.mjs';
import { signIn } from './signIn.mjs';
import { median, quantile } from './statistics.mjs';

const compiled = path.resolve(import.meta.dirname, '../dist/services');
const serverUrl = process.env.TEST_DATABASE_URL;
/** Fewer, to look at one question soon: `STOPS=100000 TRIPS=10000 ONLY=scorecard`. */
const stops = Number(process.env.STOPS ?? 900_000);
const offers = stops;
const trips = Number(process.env.TRIPS ?? 250_000);
const only = process.env.ONLY ?? '';
/** Milliseconds for 95 of 100 answers. */
const budget = 300;
const times = 40;

const fleet = { email: 'fleet@greenline.test', name: 'Rhine Valley Transport' };
const shipper = { email: 'shipper@greenline.test', name: 'Vosges Mineral Water' };

const date = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const year = `from=${date(365)}&to=${date(0)}`;

/** What people ask most, and what takes longest, of each report that is answered from counts. */
const questions = {
  'a year by carrier': `on_time?${year}&by=party`,
  'a year by lane': `on_time?${year}&by=lane`,
  'a year by place': `on_time?${year}&by=place`,
  'a year by place, deliveries': `on_time?${year}&by=place&stops=delivery&grace=0&excused=counted`,
  'a year without both ends of months': `on_time?from=${date(350)}&to=${date(15)}&by=place`,
  'four weeks by place': `on_time?from=${date(27)}&to=${date(0)}&by=place`,
  'a year, late stops': `on_time?${year}&outcome=late`,
  'a year, skipped stops': `on_time?${year}&outcome=skipped`,
  'a year, overdue stops': `on_time?${year}&outcome=overdue`,
  'a year, one place': `on_time?${year}&by=place&group=Warehouse%207,%20Lyon`,
  'a year, the middle page': `on_time?${year}&page=${stops / 40}`,
  'proofs of a year by carrier': `proof?${year}&by=party`,
  'proofs of a year by lane': `proof?${year}&by=lane`,
  'proofs of a year by place': `proof?${year}&by=place`,
  'proofs of a year, rejected': `proof?${year}&outcome=rejected`,
  'proofs of a year, the middle page': `proof?${year}&page=${stops / 80}`,
  'in full, a year by carrier': `otif?${year}&by=party`,
  'in full, a year by lane': `otif?${year}&by=lane`,
  'in full, a year, late': `otif?${year}&outcome=late_in_full`,
  'in full, a year, the middle page': `otif?${year}&page=${stops / 80}`,
  'dwell of a year by place': `dwell?${year}&by=place`,
  'dwell of a year by carrier': `dwell?${year}&by=party`,
  'dwell of a year by lane, deliveries': `dwell?${year}&by=lane&stops=delivery`,
  'dwell of a year without both ends of months': `dwell?from=${date(350)}&to=${date(15)}&by=place`,
  'dwell of a year, the middle page': `dwell?${year}&page=${stops / 40}`,
  'spend of a year by lane': `spend?${year}&by=lane`,
  'spend of a year by carrier': `spend?${year}&by=party`,
  'spend of a year, the middle page': `spend?${year}&page=${stops / 80}`,
  'lanes of a year': `lanes?${year}`,
  'lanes of a year, one lane': `lanes?${year}&group=DE-7:FR-7%20EUR`,
  'CO2e of a year by lane': `co2e?${year}&by=lane`,
  'CO2e of a year by carrier': `co2e?${year}&by=party`,
  'offers of a year by carrier': `offers?${year}&by=party`,
  'offers of a year by lane': `offers?${year}&by=lane`,
  'offers of a year, open': `offers?${year}&outcome=open`,
  'offers of a year, the middle page': `offers?${year}&page=${offers / 40}`,
  'scorecards of a year': `scorecard?${year}`,
  'scorecards of a year, late deliveries': `scorecard?${year}&outcome=delivery_late`,
  'scorecards of a year, the middle page': `scorecard?${year}&page=${stops / 40}`,
  'scorecards of a year, offers lost': `scorecard?${year}&outcome=offer_lost`,
};

/** The same of a fleet with 140 trucks and as many trailers. */
const questionsOfFleet = {
  'utilisation of a year': `utilisation?${year}`,
  'utilisation of a year, idle days': `utilisation?${year}&outcome=idle`,
  'utilisation of a year, one truck': `utilisation?${year}&group=U-7`,
  'utilisation of a year, the middle page': `utilisation?${year}&page=2500`,
  'empty km of a year by shipper': `empty_km?${year}&by=party`,
  'empty km of a year by lane': `empty_km?${year}&by=lane`,
  'empty km of a year, first trips': `empty_km?${year}&outcome=first_trip`,
  'empty km of a year, the middle page': `empty_km?${year}&page=${trips / 40}`,
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

/** Fills a database of the demo, and cleans up as the product does each hour: adds up what there is to count, and vacuums. */
async function fill(database) {
  const { openDatabase } = await import(path.join(compiled, 'openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { foldCounts } = await import(path.join(compiled, 'reports/counts/foldCounts.js'));
  const { foldClocks } = await import(path.join(compiled, 'reports/counts/foldClocks.js'));
  const { statistics } = await import(path.join(compiled, 'database/statistics.js'));
  const settings = { databaseUrl: undefined, ...database };
  const { db, close } = await openDatabase(settings, silentLog, () => 600_000);
  await fillStops(db, shipper.name, stops);
  await fillOffers(db, shipper.name, fleets, offers);
  await fillTrips(db, fleet.name, trips);
  await foldCounts({ db });
  await foldClocks({ db, clock: { now: () => new Date() } });
  await statistics.cleanUp({ db, settings });
  await close();
}

const isAsked = ([, question]) => question.startsWith(only);

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
      const ofFleet = await signIn(services.origin, fleet);
      await calm(`${services.origin}/v1/reports/on_time?${year}`, { headers });
      const ask = async (said, question, who) => {
        const took = [];
        let refused = 0;
        for (let time = 0; time < times; time += 1) {
          const begun = performance.now();
          // oxlint-disable-next-line no-await-in-loop -- one call after the other
          const answer = await fetch(`${services.origin}/v1/reports/${question}`, { headers: who });
          // oxlint-disable-next-line no-await-in-loop
          await answer.arrayBuffer();
          if (answer.ok) took.push(performance.now() - begun);
          else refused += 1;
        }
        const p95 = refused > 0 ? Infinity : quantile(took, 0.95);
        const beside = refused > 0 ? `${refused} refused` : `p50 ${Math.round(median(took))} ms`;
        // A long run that is stopped has said what it found.
        process.stderr.write(`${name}, ${said}: p95 ${Math.round(p95)} ms, ${beside}\n`);
        return figure(`${name}, ${said}`, p95, 'ms', { budget, beside });
      };
      const figures = [];
      for (const [said, question] of Object.entries(questions).filter(isAsked)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        figures.push(await ask(said, question, headers));
      }
      for (const [said, question] of Object.entries(questionsOfFleet).filter(isAsked)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        figures.push(await ask(said, question, ofFleet.headers));
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

/** Measures how long reports over the stops of one company take. */
export async function measureReports() {
  const figures = await measureOn('embedded', '');
  if (serverUrl !== undefined) figures.push(...(await measureOn('PostgreSQL', serverUrl)));
  return {
    title: 'Reports',
    how: [
      `The compiled services on this machine with ${stops.toLocaleString('en-US')} stops and as many offers of one shipper in 366 days, at 2,000 places, on 900 lanes, with 100`,
      `carriers, and ${trips.toLocaleString('en-US')} trips of one fleet; one call at a time, p95 of ${times}.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}
