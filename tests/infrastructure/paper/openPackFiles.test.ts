import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPackFiles } from '../../../src/infrastructure/paper/openPackFiles.ts';
import '../../../src/infrastructure/paper/openPdf.ts';

/** A worker that begins, and never ends. */
class EndlessWorker extends EventTarget {
  static begun = 0;

  constructor() {
    super();
    EndlessWorker.begun += 1;
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'ready' })));
  }

  postMessage(): void {}
  terminate(): void {}
}

vi.stubGlobal('Worker', EndlessWorker);
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const pdf = (id: number) => ({
  id: String(id),
  kind: 'pdf' as const,
  content: new Blob(['%PDF-1.7']),
  isOnCover: false,
});

it('PDFs that take too long are given half a minute together, and those behind them are left out unopened', async () => {
  const opening = openPackFiles(Array.from({ length: 20 }, (_, id) => pdf(id)));
  for (let second = 0; second < 40; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- second by second
    await setImmediate();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.advanceTimersByTimeAsync(1000);
  }
  const why = (await opening).map((file) => file.kind === 'left' && file.why);
  expect(why.slice(0, 3)).toEqual(['damaged', 'damaged', 'damaged']);
  expect(new Set(why.slice(3))).toEqual(new Set(['too_slow']));
  expect(why).toHaveLength(20);
  expect(EndlessWorker.begun).toBe(3);
});
