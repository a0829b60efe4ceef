import { requirementsOf } from '../request/requirementsOf.ts';
import { adrPoints, mostAdrPoints, type AdrPoints } from './adrPoints.ts';
import { carriersOf } from './capacityReasons.ts';
import type { Combination, Task } from './Combination.ts';
import { onBoard } from './onBoard.ts';
import type { Reason } from './Verdict.ts';

const rank = ({ points }: AdrPoints): number => points ?? Infinity;

/** The points of the leg with most of them; null if nothing dangerous is carried. */
function worstPoints({ cargo, stops }: Task): AdrPoints | null {
  let worst: AdrPoints | null = null;
  for (const set of onBoard(cargo, stops.length)) {
    const points = adrPoints(set.map((line) => line.dangerous).filter((goods) => goods !== null));
    if (points && (!worst || rank(points) > rank(worst))) worst = points;
  }
  return worst;
}

/**
 * ADR: up to 1,000 points on a truck (1.1.3.6) no certificate is needed, which a warning tells; beyond that vehicle and driver need
 * one. So they do if the shipper asks for it without naming dangerous goods. `until` is a day.
 */
export function adrReasons(task: Task, combination: Combination, until: string): readonly (Reason | undefined)[] {
  const worst = worstPoints(task);
  if (!worst && !requirementsOf(task).adr) return [];
  const counted = worst && worst.points !== null ? { has: worst.points, needs: mostAdrPoints } : {};
  if (worst?.isExempt) return [{ code: 'adr_vehicle', severity: 'warn', ...counted }];
  const { vehicle, driver } = combination;
  const areApproved = [vehicle, ...carriersOf(combination)].every((unit) => unit.adr);
  const card = driver?.cards.find(({ type }) => type === 'adr')?.expiresOn ?? null;
  const isCertified = card !== null && card >= until;
  return [
    areApproved ? undefined : { code: 'adr_vehicle', severity: 'block', ...counted },
    !driver || isCertified
      ? undefined
      : { code: 'adr_driver', severity: 'block', of: 'driver', ...counted, ...(card !== null && { until: card }) },
  ];
}
