import { askPdfWorker } from './askPdfWorker.ts';
import type { OpenedPdf } from './openPdf.ts';

/** Milliseconds for all of them, which were read before. */
const limit = 60_000;

/** A PDF of ours with the pages of others behind it. Throws if no worker can join them. */
export const joinPdfs = async (cover: Blob, others: readonly OpenedPdf[]): Promise<Blob> => {
  const request = { kind: 'join', cover: await cover.arrayBuffer(), copies: others.map(({ pdf }) => pdf) } as const;
  const joined = await askPdfWorker(request, limit);
  if (typeof joined === 'string') throw new Error(`The pages of PDFs were not joined: ${joined}.`);
  return new Blob([joined.pdf], { type: 'application/pdf' });
};
