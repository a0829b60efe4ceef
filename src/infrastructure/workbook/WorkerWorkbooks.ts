import type { Sheet, Workbooks } from '../../application/shared/Workbooks.ts';
import { Failure } from '../../domain/failure/Failure.ts';

type SheetWorker = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** Makes workbooks in a worker that ends with each. A worker that cannot be fetched is a failure of the network. */
export class WorkerWorkbooks implements Workbooks {
  readonly #start: () => SheetWorker;

  constructor(
    start = (): SheetWorker => new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' }),
  ) {
    this.#start = start;
  }

  make(sheet: Sheet): Promise<Blob> {
    const worker = this.#start();
    return new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', (event) => {
        if (event instanceof MessageEvent) resolve(event.data);
      });
      worker.addEventListener('error', () => reject(new Failure({ kind: 'unreachable', offline: false })));
      worker.postMessage(sheet, []);
    }).finally(() => worker.terminate());
  }
}
