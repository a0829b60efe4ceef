import { totalKg } from '../../freight/request/cargoTotals.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { taskNeeds } from '../../freight/verdict/taskNeeds.ts';
import type { Verdict } from '../../freight/verdict/Verdict.ts';
import { verdictOn } from '../../freight/verdict/verdictOn.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Carrier, Ledger, Truck } from './Ledger.ts';

const mostTries = 12;

const isTaken = ({ reasons }: Verdict): boolean => reasons.some(({ code }) => code === 'overlap');

const isFreer = (one: Verdict, other: Verdict): boolean => !isTaken(one) && isTaken(other);

interface Choice {
  readonly truck: Truck;
  readonly verdict: Verdict;
}

export const carries = ({ required, cargo }: RequestContent, { vehicle, trailer }: Truck): boolean => {
  const unit = trailer ?? vehicle;
  const isAllowed = required.bodyTypes.length === 0 || required.bodyTypes.some((body) => body === unit.bodyType);
  return isAllowed && unit.payloadKg >= totalKg(cargo);
};

/** A truck of a carrier for a load, one that fits if there is one; undefined if it has nothing like it. */
export function chooseTruck(
  content: RequestContent,
  { trucks }: Carrier,
  ledger: Ledger,
  random: SeededRandom,
  at: Date,
): Choice | undefined {
  const able = trucks.filter((truck) => carries(content, truck));
  const first = random.below(Math.max(1, able.length));
  const needs = taskNeeds(content, at);
  let found: Choice | undefined;
  for (const truck of [...able.slice(first), ...able.slice(0, first)].slice(0, mostTries)) {
    const verdict = verdictOn(content, ledger.combinationOf(truck), at, needs);
    if (verdict.fits) return { truck, verdict };
    if (!found || isFreer(verdict, found.verdict)) found = { truck, verdict };
  }
  return found;
}
