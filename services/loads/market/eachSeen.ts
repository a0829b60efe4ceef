import type { Condition } from './Condition.ts';
import type { InTurns } from './InTurns.ts';
import type { OpenLoads } from './OpenLoads.ts';

/** So many are compared with a thousand trucks within a millisecond. */
const piece = 256;

function* piecesOf({ size }: OpenLoads): Generator<number> {
  for (let from = 0; from < size; from += piece) yield from;
}

/** Tells where each load stands for which a condition holds. */
export const eachSeen = (
  loads: OpenLoads,
  isSeen: Condition,
  inTurns: InTurns,
  tell: (at: number) => void,
): Promise<void> =>
  inTurns(piecesOf(loads), (from) => {
    const end = Math.min(from + piece, loads.size);
    for (let at = from; at < end; at += 1) if (isSeen(at)) tell(at);
  });
