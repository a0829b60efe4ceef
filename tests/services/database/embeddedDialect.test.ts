import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Backend } from '../../../services/database/embedded/Backend.ts';
import { embeddedDialect } from '../../../services/database/embedded/embeddedDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { emptyTemplate } from '../../support/services/databaseTemplates.ts';
import { MemoryBackend } from '../../support/services/MemoryBackend.ts';
import { newGate } from '../../support/services/newGate.ts';

afterEach(() => void vi.useRealTimers());

it('the session may take half a minute to begin, as on a busy machine', async () => {
  const backend = new MemoryBackend(await PGlite.create({ loadDataDir: await emptyTemplate() }));
  const begun = newGate();
  const slow: Backend = {
    session: () => {
      const session = backend.session();
      const exchange = async (request: Uint8Array<ArrayBuffer>) => {
        await begun.opened;
        return session.exchange(request);
      };
      return { exchange, ended: session.ended };
    },
    close: () => backend.close(),
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool } = embeddedDialect(slow, silentLog);
  onTestFinished(async () => {
    await pool.end();
    await backend.close();
  });
  const answer = pool.query('select 1 as one');
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  begun.open();
  expect((await answer).rows).toEqual([{ one: 1 }]);
});
