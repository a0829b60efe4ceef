import { expect, it, vi } from 'vitest';
import { askPdfWorker } from '../../../src/infrastructure/paper/askPdfWorker.ts';
import { openPdf } from '../../../src/infrastructure/paper/openPdf.ts';
import type { PdfAnswer } from '../../../src/infrastructure/paper/PdfRequest.ts';

/** A worker that says these once it is asked, and nothing more. */
class SayingWorker extends EventTarget {
  readonly received: unknown[] = [];
  isOver = false;
  readonly #answers: readonly PdfAnswer[];

  constructor(...answers: readonly PdfAnswer[]) {
    super();
    this.#answers = answers;
    setTimeout(() => this.say('ready'));
  }

  say(data: PdfAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown, transfer: unknown): void {
    this.received.push({ message, transfer });
    for (const answer of this.#answers) this.say(answer);
  }

  terminate(): void {
    this.isOver = true;
  }
}

const copy = () => ({ kind: 'copy', pdf: new ArrayBuffer(3) }) as const;
const noWorkers = () => {
  throw new ReferenceError('Worker is not defined');
};

it('answers what the worker says, moves the file to it, and ends it', async () => {
  const answer = { pages: 1, pdf: new ArrayBuffer(1) };
  const worker = new SayingWorker(answer);
  const request = copy();
  expect(await askPdfWorker(request, 1000, () => worker)).toBe(answer);
  expect(worker.received).toEqual([{ message: request, transfer: [request.pdf] }]);
  expect(worker.isOver).toBe(true);
});

it('ends a worker that takes too long, counted from when it began', async () => {
  vi.useFakeTimers();
  try {
    const worker = new SayingWorker();
    const opening = openPdf(new Uint8Array(3), 60_000, () => worker);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(worker.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await opening).toBe('late');
    expect(worker.isOver).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it.each(['protected', 'damaged', 'too_many_pages'] as const)('passes on that a PDF is %s', async (problem) => {
  expect(await openPdf(new Uint8Array(3), 10_000, () => new SayingWorker(problem))).toBe(problem);
});

it('says so where there are no workers, or their script cannot be fetched', async () => {
  expect(await openPdf(new Uint8Array(3), 10_000, noWorkers)).toBe('unread');
  const worker = new SayingWorker();
  const asked = askPdfWorker(copy(), 1000, () => worker);
  worker.dispatchEvent(new Event('error'));
  expect(await asked).toBe('unread');
  expect(worker.isOver).toBe(true);
});
