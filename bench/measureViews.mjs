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

/** How often each view is called before and while it is measured. Both servers grow faster with the first calls of any view. */
const [warmUps, measured] = [6, 40];

/** About twice the most that was measured on a machine with other work. */
const budget = 100;

/**
 * Measures each view of a list (a query by name), and its counts, on the embedded database and, with TEST_DATABASE_URL, on a server.
 * `fill` is what `fillDatabase` adds to the demo, `person` who looks.
 */
export async function measureViews({ title, what, list, views, fill, person }) {
  const figuresOn = async (name, serverAddress) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-views-'));
    const database = await newDatabase(serverAddress);
    const env = { DATABASE_URL: database.url, DEMO: '1', CODE_PEPPER: randomBytes(32).toString('hex') };
    const first = await runProduct({ dataDir, env });
    await first.stop();
    const nothing = { brands: 0, fleets: [], invitations: {}, vehicles: {} };
    await fillDatabase({ dataDir, databaseUrl: database.url || undefined }, { ...nothing, ...fill });
    const [services, bare] = [await runProduct({ dataDir, env }), await runBare(database.url)];
    try {
      const { headers } = await signIn(services.origin, person);
      const addresses = Object.entries({
        counts: `${list}/counts`,
        ...Object.fromEntries(Object.entries(views).map(([view, query]) => [view, `${list}?${query}`])),
      });
      const reading = (address) => () => expectStatus(200, fetch(`${services.origin}${address}`, { headers }));
      const reference = () => expectStatus(200, fetch(`${bare.origin}/statement`));
      const measure = async (times) => {
        const figures = [];
        for (const [view, address] of addresses) {
          const compared = { work: reading(address), reference, times, budget };
          // oxlint-disable-next-line no-await-in-loop -- one view after another
          figures.push(await besideBare(`${name}, ${view}`, compared));
        }
        return figures;
      };
      await measure(warmUps);
      return await measure(measured);
    } finally {
      await Promise.all([services.stop(), bare.stop()]);
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  };
  const figures = await figuresOn('embedded', '');
  if (serverUrl !== undefined) figures.push(...(await figuresOn('PostgreSQL', serverUrl)));
  return {
    title,
    how: [
      `The compiled services on this machine with ${what}, warm, one call at a time: how many times longer a list takes than a bare Hono`,
      `server with one statement on the same kind of database.${serverUrl === undefined ? ' PostgreSQL is measured only with TEST_DATABASE_URL.' : ''}`,
    ].join('\n'),
    figures,
  };
}
