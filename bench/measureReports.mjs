import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../scripts/runProduct.mjs';
import { expectStatus } from './expectStatus.mjs';
import { figure } from './figure.mjs';
import { fillShipments } from './fillShipments.mjs';
import { signIn } from './signIn.mjs';
import { median, quantile } from './statistics.mjs';

const compiled = path.resolve(import.meta.dirname, '../dist/services');
const fleet = { email: 'fleet@greenline.test', name: 'Rhine Valley Transport' };
const copies = 160;
const days = 14;
const dayBefore = (count) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const period = `from=${dayBefore(days)}&to=${dayBefore(1)}`;
const keys = ['on_time', 'dwell', 'proof', 'offers', 'revenue'];

/** Measures reports of a fleet with a long history, and how long others wait meanwhile. */
export async function measureReports(rounds) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-reports-'));
  let services = await runProduct({ dataDir });
  await services.stop();
  const { openDatabase } = await import(path.join(compiled, 'openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog, 120_000);
  const shipments = await fillShipments(db, fleet.name, copies);
  await close();
  services = await runProduct({ dataDir });
  try {
    const { headers } = await signIn(services.origin, fleet);
    const ask = (address) => fetch(`${services.origin}${address}`, { headers });
    const live = () => expectStatus(200, ask('/livez'));
    const figures = [];
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      figures.push(...(await reportFigures(key, () => ask(`/v1/reports/${key}?${period}`), live, rounds)));
    }
    return {
      title: 'Reports',
      how: [
        `The compiled services on this machine with the embedded database and a fleet of ${shipments.toLocaleString('en-US')} shipments: reports of ${days} days,`,
        `and the longest that a call which needs no database waited meanwhile. Medians of ${rounds}.`,
      ].join('\n'),
      figures,
    };
  } finally {
    await services.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How long a report takes with its rows, and the longest wait of another call while it is made. */
async function reportFigures(name, ask, live, rounds) {
  const [took, waited] = [[], []];
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const others = (async () => {
      const waits = [];
      while (!isOver) {
        const began = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await live();
        waits.push(performance.now() - began);
      }
      return waits;
    })();
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask();
    // oxlint-disable-next-line no-await-in-loop
    const { paging } = await answer.json();
    if (!paging) throw new Error(`${name} answered ${answer.status}.`);
    took.push(performance.now() - began);
    rows = paging.total;
    isOver = true;
    // oxlint-disable-next-line no-await-in-loop
    waited.push(Math.max(...(await others)));
  }
  return [
    figure(`${name}, ${rows.toLocaleString('en-US')} rows`, median(took), 'ms', {
      beside: `p95 ${Math.round(quantile(took, 0.95))} ms`,
    }),
    figure(`${name}, others wait`, median(waited), 'ms'),
  ];
}
