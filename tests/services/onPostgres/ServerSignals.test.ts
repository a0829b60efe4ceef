import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ServerSignals } from '../../../services/database/signals/ServerSignals.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { newGate } from '../../support/services/newGate.ts';

it('connects anew when it cannot listen to a channel while the connection lives', async () => {
  const signals = new ServerSignals(process.env.TEST_DATABASE_URL ?? '', silentLog);
  onTestFinished(() => signals.close());
  const [connected, connectedAnew] = [newGate(), newGate()];
  let listener = connected.open;
  signals.listen('first', () => listener());
  await connected.opened;
  listener = connectedAnew.open;
  // A name that the server refuses.
  vi.spyOn(pg, 'escapeIdentifier').mockReturnValueOnce('""');
  const heard = newGate();
  signals.listen('second', heard.open);
  await connectedAnew.opened;
  await expect(heard.opened).resolves.toBeUndefined();
});
