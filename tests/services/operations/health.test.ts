import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverDialect } from '../../../services/database/serverDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { health } from '../../../services/operations/health.ts';
import type { Tables } from '../../../services/Tables.ts';
import { testServices } from '../../support/services/testServices.ts';

describe('the health check', () => {
  it('passes when the database answers', async () => {
    const world = await testServices({}, [health]);
    expect((await world.request('/livez')).status).toBe(200);
    expect((await world.request('/readyz')).status).toBe(200);
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
