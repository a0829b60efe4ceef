import { turnGiver } from '../../web/turns/turnGiver.ts';
import { eachKind, type KindCounts } from './Counts.ts';
import type { FineWalk } from './FineWalk.ts';

/** Goes through counts and then through packed ones, of which there may be millions, in turns. A code may come several times. */
export async function eachCount(
  counts: KindCounts,
  fine: readonly FineWalk[],
  work: (code: number, n: number) => void,
): Promise<void> {
  eachKind(counts, work);
  const turn = turnGiver();
  for (const walk of fine) {
    walk(work);
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
}
