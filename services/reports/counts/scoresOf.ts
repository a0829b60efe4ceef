import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { turnGiver } from '../../web/turns/turnGiver.ts';
import type { Figure } from '../Figure.ts';
import { noCounts } from './Counts.ts';
import { readParts } from './readParts.ts';
import { judgedScores, scoredParts } from './scoredKinds.ts';
import { scoreFigures } from './scoreFigures.ts';

/** The figures of the scorecards of these other parties over some days, as the report has them; those of a party without cases too. */
export async function scoresOf(
  tx: Transaction<Tables>,
  party: Party,
  days: { readonly from: string; readonly to: string },
  others: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly Figure[]>> {
  const { byGroup, fineOf } = await readParts(tx, scoredParts, party, { ...days, by: 'party' }, now);
  const { judged } = judgedScores(now);
  const scores = new Map<string, readonly Figure[]>();
  const turn = turnGiver();
  for (const id of others) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    scores.set(id, await scoreFigures(byGroup.get(id) ?? noCounts(), fineOf(id), judged));
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  return scores;
}
