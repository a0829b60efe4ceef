import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { embeddedDialect } from '../../../services/database/embedded/embeddedDialect.ts';
import { PoolSignals } from '../../../services/database/signals/PoolSignals.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { emptyTemplate } from '../../support/services/databaseTemplates.ts';
import { MemoryBackend } from '../../support/services/MemoryBackend.ts';
import { newGate } from '../../support/services/newGate.ts';

it('listens again after a try that failed while the connection lives', async () => {
  const backend = new MemoryBackend(await PGlite.create({ loadDataDir: await emptyTemplate() }));
  const { pool } = embeddedDialect(backend, silentLog);
  onTestFinished(async () => {
    await pool.end();
    await backend.close();
  });
  const signals = new PoolSignals(pool);
  await pool.query('select 1');
  vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('No connection was free.'));
  const [missed, signalled] = [newGate(), newGate()];
  let listener = missed.open;
  signals.listen('changes', () => listener());
  // What may have been signalled meanwhile is told too.
  await missed.opened;
  listener = signalled.open;
  await pool.query(`select pg_notify('changes', '')`);
  await expect(signalled.opened).resolves.toBeUndefined();
});
