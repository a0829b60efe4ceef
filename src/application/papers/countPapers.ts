import type { ServiceIdentifier } from 'inversify';
import type { PaperCounts } from '../../domain/paper/PaperCounts.ts';
import type { PaperDesk } from './PaperDesk.ts';

export type CountPapers = (signal: AbortSignal) => Promise<PaperCounts>;
export const CountPapers: ServiceIdentifier<CountPapers> = Symbol('CountPapers');

export const countPapers =
  (desk: PaperDesk): CountPapers =>
  (signal) =>
    desk.count(signal);
