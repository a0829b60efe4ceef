import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverDialect } from '../../../services/database/serverDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { health } from '../../../services/operations/health.ts';
import type { Tables } from '../../../services/Tables.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { newGate } from '../../support/services/newGate.ts';
import { testServices } from '../../support/services/testServices.ts';

describe('the health check', () => {
  it('passes when the database answers', async () => {
    const world = await testServices({}, [health]);
    expect((await world.request('/livez')).status).toBe(200);
    expect((await world.request('/readyz')).status).toBe(200);
  });

  it('asks the database once for all who check at once, and for a while after', async () => {
    const { db } = (await testServices()).services;
    const counted = countStatements(db);
    const world = await testServices({ db: counted.db }, [health]);
    const checks = await Promise.all(Array.from({ length: 50 }, () => world.request('/readyz')));
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(counted.count()).toBe(1);
  });

  it('does not wait for a database that is slow now if it has just answered', async () => {
    const { db } = (await testServices()).services;
    const gate = newGate();
    let isSlow = false;
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isSlow) await gate.opened;
        return result;
      },
    });
    const world = await testServices({ db: slow }, [health]);
    expect((await world.request('/readyz')).status).toBe(200);
    isSlow = true;
    expect((await world.request('/readyz')).status).toBe(200);
    gate.open();
  });

  it('is not ready while the database does not answer', async () => {
    const { db } = (await testServices()).services;
    const gate = newGate();
    const stuck = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await gate.opened;
        return result;
      },
    });
    const world = await testServices({ db: stuck }, [health]);
    expect((await world.request('/readyz')).status).toBe(503);
    gate.open();
  });

  it('is alive but not ready when the database is unreachable', async () => {
    const db = new Kysely<Tables>({ dialect: serverDialect('postgres://nobody@127.0.0.1:1/none', 1_000, silentLog) });
    onTestFinished(() => db.destroy());
    const world = await testServices({ db }, [health]);
    expect((await world.request('/livez')).status).toBe(200);
    const ready = await world.request('/readyz');
    expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '1']);
  });
});
