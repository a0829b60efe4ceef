import { Failure } from '../../domain/failure/Failure.ts';
import { askPdfWorker } from './askPdfWorker.ts';
import type { OpenedPdf } from './openPdf.ts';

/** Milliseconds for all of them, which were read before. */
const limit = 60_000;

/** A PDF of ours with the pages of others behind it. Throws a Failure if no worker can be had or joins them in time. */
export const joinPdfs = async (
  cover: Blob,
  others: readonly OpenedPdf[],
  ask: typeof askPdfWorker = askPdfWorker,
): Promise<Blob> => {
  const request = { kind: 'join', cover: await cover.arrayBuffer(), copies: others.map(({ pdf }) => pdf) } as const;
  const joined = await ask(request, limit);
  if (joined === 'unread') throw new Failure({ kind: 'unreachable', offline: !navigator.onLine });
  if (typeof joined === 'string') throw new Failure({ kind: 'unreadable' });
  return new Blob([joined.pdf], { type: 'application/pdf' });
};
