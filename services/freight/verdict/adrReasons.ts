import { mostAdrPoints } from './adrPoints.ts';
import { carriersOf } from './capacityReasons.ts';
import type { Combination } from './Combination.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import type { Reason } from './Verdict.ts';

/**
 * ADR: up to 1,000 points on a truck (1.1.3.6) no certificate is needed, which a warning tells; beyond that vehicle and driver need
 * one. So they do if the shipper asks for it without naming dangerous goods.
 */
export function adrReasons(
  { points: worst, isAdr, until }: TaskNeeds,
  combination: Combination,
): readonly (Reason | undefined)[] {
  if (!worst && !isAdr) return [];
  const counted = worst && worst.points !== null ? { has: worst.points, needs: mostAdrPoints } : {};
  if (!isAdr) return [{ code: 'adr_vehicle', severity: 'warn', ...counted }];
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
