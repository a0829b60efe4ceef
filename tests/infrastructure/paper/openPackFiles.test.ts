import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPackFiles } from '../../../src/infrastructure/paper/openPackFiles.ts';
import '../../../src/infrastructure/paper/openPdf.ts';

/** A worker that begins, and ends after a time; by default never. */
class SlowWorker extends EventTarget {
  static begun = 0;
  static seconds = Number.POSITIVE_INFINITY;

  constructor() {
    super();
    SlowWorker.begun += 1;
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'ready' })));
  }

  postMessage(): void {
    const { seconds } = SlowWorker;
    const answer = () =>
      this.dispatchEvent(new MessageEvent('message', { data: { pages: 1, pdf: new ArrayBuffer() } }));
    if (Number.isFinite(seconds)) setTimeout(answer, seconds * 1000);
  }
  terminate(): void {}
}

vi.stubGlobal('Worker', SlowWorker);
beforeEach(() => {
  Object.assign(SlowWorker, { begun: 0, seconds: Number.POSITIVE_INFINITY });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const pdf = (id: number) => ({
  id: String(id),
  kind: 'pdf' as const,
  content: new Blob(['%PDF-1.7']),
  isOnCover: false,
});

/** What becomes of so many PDFs. */
const outcomes = async (count: number): Promise<readonly string[]> => {
  const opening = openPackFiles(Array.from({ length: count }, (_, id) => pdf(id)));
  for (let second = 0; second < 40; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- second by second
    await setImmediate();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.advanceTimersByTimeAsync(1000);
  }
  return (await opening).map((file) => (file.kind === 'left' ? file.why : file.kind));
};

it('PDFs that take too long are given half a minute together, and those behind them are left out unopened', async () => {
  const why = await outcomes(20);
  expect(why.slice(0, 3)).toEqual(['damaged', 'damaged', 'damaged']);
  expect(new Set(why.slice(3))).toEqual(new Set(['too_slow']));
  expect(why).toHaveLength(20);
  expect(SlowWorker.begun).toBe(3);
});

it('a PDF that had less time than the others is too slow, not damaged', async () => {
  SlowWorker.seconds = 9;
  expect(await outcomes(5)).toEqual(['pdf', 'pdf', 'pdf', 'too_slow', 'too_slow']);
});
