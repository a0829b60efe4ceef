import { offerOutcome } from '../offers.ts';
import { answerMinutes, exampleOffer, offerKind } from './offerKinds.ts';

/** What becomes of the offers and asks of a kind; undefined for codes that count something else. `now` in epoch milliseconds. */
export function judgedOffers(now: number): (code: number) => string | undefined {
  const known = new Map<number, string>();
  return (code) => {
    if (answerMinutes(code) !== undefined) return undefined;
    const kind = offerKind(code);
    const outcome = known.get(kind) ?? offerOutcome(exampleOffer(kind), now);
    known.set(kind, outcome);
    return outcome;
  };
}
