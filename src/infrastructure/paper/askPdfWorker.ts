import type { PdfAnswer, PdfRequest } from './PdfRequest.ts';

type PdfWorker = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

const startWorker = (): PdfWorker => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });

/** The buffers of a request, which move to the worker. */
const buffersOf = (request: PdfRequest): ArrayBuffer[] =>
  request.kind === 'copy' ? [request.pdf] : [request.cover, ...request.copies];

/**
 * Asks a worker that ends with its answer, or `limit` milliseconds after it began. Says `late` then, and `unread` where no worker can be
 * had: a browser without them, or a script that cannot be fetched.
 */
export const askPdfWorker = async (
  request: PdfRequest,
  limit: number,
  start: () => PdfWorker = startWorker,
): Promise<Exclude<PdfAnswer, 'ready'> | 'late' | 'unread'> => {
  let worker: PdfWorker;
  try {
    worker = start();
  } catch {
    return 'unread';
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Exclude<PdfAnswer, 'ready'> | 'late' | 'unread'>((resolve) => {
    worker.addEventListener('message', (event) => {
      if (!(event instanceof MessageEvent)) return;
      const answer: PdfAnswer = event.data;
      if (answer !== 'ready') return resolve(answer);
      timer = setTimeout(() => resolve('late'), limit);
      worker.postMessage(request, buffersOf(request));
    });
    worker.addEventListener('error', () => resolve('unread'));
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
