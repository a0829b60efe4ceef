import { answerPdfRequest } from '../../../src/infrastructure/paper/answerPdfRequest.ts';
import type { PdfRequest } from '../../../src/infrastructure/paper/PdfRequest.ts';

/** The worker for PDFs where there is none: in the thread of the test. Buffers move to it, as they do in a browser. */
export class InProcessPdfWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.#say('ready'));
  }

  postMessage(request: PdfRequest, transfer: ArrayBuffer[]): void {
    void answerPdfRequest(structuredClone(request, { transfer })).then((answer) => this.#say(answer));
  }

  // oxlint-disable-next-line class-methods-use-this -- as workers have it
  terminate(): void {}

  #say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
