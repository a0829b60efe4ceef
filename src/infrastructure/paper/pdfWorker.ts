import { answerPdfRequest } from './answerPdfRequest.ts';
import type { PdfAnswer, PdfRequest } from './PdfRequest.ts';

const say = (answer: PdfAnswer): void =>
  globalThis.postMessage(answer, { transfer: typeof answer === 'object' ? [answer.pdf] : [] });

/** Reads PDFs of others away from the page, which ends it when that takes too long. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  void answerPdfRequest(data).then(say);
});
say('ready');
